import { useTranslation } from '#ui/translation.tsx';

const shapes = ['status', 'card', 'poster'] as const;

export type Shape = (typeof shapes)[number];

interface ShapeChoiceProps {
  chosen: Shape;
  onChoose: (shape: Shape) => void;
}

/** The pieces of the kit, each with its size. */
export function ShapeChoice({ chosen, onChoose }: ShapeChoiceProps) {
  const { t } = useTranslation();
  return (
    <fieldset className="kit-shapes">
      <legend>{t('kit.shape')}</legend>
      {shapes.map((shape) => (
        <label key={shape} className="kit-shape">
          <input
            type="radio"
            name="shape"
            value={shape}
            defaultChecked={shape === chosen}
            onChange={() => onChoose(shape)}
          />
          <strong>{t(`kit.${shape}`)}</strong>
          <span className="type-meta">{t(`kit.${shape}What`)}</span>
        </label>
      ))}
    </fieldset>
  );
}
