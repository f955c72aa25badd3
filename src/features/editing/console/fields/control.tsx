import { Suspense, lazy } from 'react';
import type { ComponentType } from 'react';
import type { Widget } from '#content/declare/field.ts';
import type { ControlProps } from './control-props.ts';
import { FileControl } from './file-control.tsx';
import { ByLanguageControl, ListControl } from './list-control.tsx';
import { MapControl } from './map-control.tsx';
import { MotifControl } from './motif-control.tsx';
import { PictureControl } from './picture-control.tsx';
import { ReferenceControl } from './reference-control.tsx';
import {
  BooleanControl,
  ChoiceControl,
  HueControl,
  LinkControl,
  MonthControl,
  NumberControl,
  WhenControl,
} from './simple-controls.tsx';
import { TextControl } from './text-control.tsx';

/** The code of bodies is as large as all the rest, and many kinds of content have none. */
const BodyControl = lazy(async () => ({
  default: (await import('./body-control.tsx')).BodyControl,
}));

const controls: Readonly<Record<Widget, ComponentType<ControlProps>>> = {
  text: TextControl,
  slug: TextControl,
  body: BodyControl,
  number: NumberControl,
  latitude: MapControl,
  longitude: NumberControl,
  choice: ChoiceControl,
  hour: MotifControl,
  motif: MotifControl,
  boolean: BooleanControl,
  datetime: WhenControl,
  month: MonthControl,
  url: LinkControl,
  hue: HueControl,
  reference: ReferenceControl,
  list: ListControl,
  byLanguage: ByLanguageControl,
  picture: PictureControl,
  audio: FileControl,
  video: FileControl,
  pdf: FileControl,
  captions: FileControl,
};

/** The control that a field's declaration asks for. */
export function Control(props: ControlProps) {
  const Chosen = controls[props.field.widget];
  return (
    <Suspense fallback={<span className="row-skeleton" />}>
      <Chosen {...props} />
    </Suspense>
  );
}

/** Controls of several parts, which no single `label` can name. */
export const isGroup = ({ widget, choices, isRequired }: ControlProps['field']): boolean =>
  ['body', 'motif', 'hour', 'list', 'byLanguage', 'reference', 'picture'].includes(widget) ||
  ['audio', 'video', 'pdf', 'captions'].includes(widget) ||
  (widget === 'choice' && choices.length + (isRequired ? 0 : 1) <= 4);
