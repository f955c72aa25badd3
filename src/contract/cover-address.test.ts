import { expect, test } from 'vitest';
import { coverAddress, coversApart, parseCoverAddress, reshapeCover } from './cover-address.ts';

const mural = { kind: 'mural', motif: 'water', hour: 'dusk', hue: 205 } as const;
const size = { width: 600, height: 400 };
const waterOf = (name: string, view?: number) => coverAddress({ ...mural, ...size, name, view });
const viewOf = (address: string) => {
  const spec = parseCoverAddress(address);
  return spec?.kind === 'mural' ? spec.view : undefined;
};

test('an address carries all that its picture shows', () => {
  const off = ['tank', 'bus', 'solar-panel', 'tank'];
  const spec = { ...mural, ...size, name: 'jetty', view: 4, off };
  expect(parseCoverAddress(coverAddress(spec))).toEqual({
    ...spec,
    off: ['bus', 'solar-panel', 'tank'],
  });
  expect(parseCoverAddress(reshapeCover(coverAddress(spec), 90, 90))).toMatchObject({
    off: ['bus', 'solar-panel', 'tank'],
    width: 90,
  });
});

test('an address of before still shows a picture', () => {
  expect(parseCoverAddress('/covers/1/mural/health-day/205-600x400/jetty.svg')).toMatchObject({
    motif: 'health',
    hour: 'day',
    view: undefined,
  });
});

test('neighbours of one subject in a list differ, and the list stays as it is when asked again', () => {
  const list = Array.from({ length: 20 }, (_, index) => waterOf(`well-${index}`, index % 2));
  const views = coversApart(list).map(viewOf);
  for (const [index, view] of views.entries())
    expect(views.slice(Math.max(0, index - 4), index)).not.toContain(view);
  expect(coversApart(list)).toEqual(coversApart(list));
});

test('what differs already, and what is no mural, keeps its address', () => {
  const health = coverAddress({ ...mural, ...size, motif: 'health', name: 'a', view: 1 });
  const list = [waterOf('a', 1), '/media/a-800.webp', waterOf('b', 2), health];
  expect(coversApart(list)).toEqual(list);
});
