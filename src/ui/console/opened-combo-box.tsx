import {
  Button,
  ComboBox as AriaComboBox,
  FieldError,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  Text,
} from 'react-aria-components';
import type { ComboBoxOption, ComboBoxProps } from './combo-box-props.ts';
import { ConsoleIcon } from './console-icon.tsx';
import { useSay } from './say.tsx';

/** The field with its list, of which React Aria takes care. */
export function OpenedComboBox(props: ComboBoxProps) {
  const { label, options, value, onChange, onSearch, hint, problem } = props;
  const say = useSay();
  return (
    <AriaComboBox
      className={problem ? 'field field-error' : 'field'}
      selectedKey={value}
      onSelectionChange={(key) => onChange(key === null ? null : String(key))}
      {...(onSearch && { onInputChange: onSearch, items: options })}
      defaultItems={onSearch ? undefined : options}
      isInvalid={problem !== undefined}
      isDisabled={props.isDisabled ?? false}
      allowsEmptyCollection
      menuTrigger="focus"
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- It stands in the place of a field that has the focus.
      autoFocus
    >
      <Label className={props.isLabelHidden ? 'visually-hidden' : 'field-label'}>{label}</Label>
      <span className="field-box">
        <Input className="input" />
        <Button className="combo-box-button">
          <ConsoleIcon name="chevron" />
        </Button>
      </span>
      {hint && (
        <Text slot="description" className="field-hint">
          {hint}
        </Text>
      )}
      <FieldError className="field-problem">{problem}</FieldError>
      <Popover className="popover popover-as-wide">
        <ListBox<ComboBoxOption>
          className="menu"
          renderEmptyState={() => (
            <p className="menu-empty">{say('Nothing found', 'कुछ नहीं मिला')}</p>
          )}
        >
          {(option) => (
            <ListBoxItem className="menu-item" textValue={option.label}>
              <span className="menu-item-label">{option.label}</span>
              {option.beside}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaComboBox>
  );
}
