import {fireEvent, render, screen} from '@testing-library/react';
import {MemoryRouter} from 'react-router-dom';
import type {DemoMeta} from '../../../../plugins/demos/shared';
import type {PropControl} from '../../../../site/mdx-components/shared';
import {DocsProvider} from '../../../contexts/DocsConfig';
import {PropPlayground} from './PropPlayground';

window.IntersectionObserver = class {
  constructor(private callback: IntersectionObserverCallback) {}
  observe(target: Element) {
    this.callback(
      [{target, isIntersecting: true} as IntersectionObserverEntry],
      this as unknown as IntersectionObserver,
    );
  }
  unobserve() {}
  disconnect() {}
} as unknown as typeof IntersectionObserver;

// The first demo loads all of Material UI, which is slow on some machines.
beforeAll(() => import('../../demo/DemoRunner'), 300_000);

function Given(props: object) {
  return <p data-testid="given">{JSON.stringify(props)}</p>;
}

const demo: DemoMeta = {
  id: 'page/Given',
  name: 'Given',
  stylings: ['system'],
  paths: {},
  height: 100,
  lines: {preview: 0, full: 1},
  fileCount: 1,
  load: {system: async () => ({Component: Given})},
};
const controls: PropControl[] = [
  {prop: 'layout', type: 'radio', options: ['vertical', 'horizontal'], default: 'vertical'},
  {prop: 'radius', type: 'slider', min: 0, max: 9, default: 0},
  {prop: 'hideLegend', type: 'switch', label: 'Hide the legend'},
  {prop: 'size', type: 'select', options: [1, 2], default: 1},
  {prop: 'title', type: 'input', default: 'A'},
  {prop: 'height', type: 'number', default: 240},
  {prop: 'color', type: 'color', default: '#000000'},
  {prop: 'side', type: 'placement', default: 'top'},
];

async function renderPlayground() {
  const {container} = render(
    <MemoryRouter>
      <PropPlayground
        name="Given"
        component="BarChart"
        controls={controls}
        fixedHtml={[]}
        demo={demo}
      />
    </MemoryRouter>,
    {wrapper: DocsProvider},
  );
  await screen.findByTestId('given');
  return {
    given: () => JSON.parse(screen.getByTestId('given').textContent) as Record<string, unknown>,
    code: () => container.querySelector('pre')!.textContent,
  };
}

/** Changes the control with the provided label. */
const change = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), {target: {value}});
const click = (label: string) => fireEvent.click(screen.getByLabelText(label));
const resetButton = () => screen.queryByRole('button', {name: 'Reset all'});

it('runs the demo with the defaults and shows the tag without props', async () => {
  const {given, code} = await renderPlayground();
  const defaults = controls.map(({prop, default: value}) => [prop, value ?? false]);
  expect(given()).toEqual(Object.fromEntries(defaults));
  expect(code()).toBe('<BarChart />');
  expect(resetButton()).toBeNull();
});

it.each([
  ['layout', 'horizontal', () => click('horizontal')],
  ['radius', 5, () => change('radius', '5')],
  ['hideLegend', true, () => click('Hide the legend')],
  ['size', 2, () => change('size', '1')],
  ['title', 'B', () => change('title', 'B')],
  ['height', 300, () => change('height', '300')],
  ['color', '#ff0000', () => change('color', '#ff0000')],
  ['side', 'left-start', () => click('left-start')],
])('sets %s to %j, in the demo and in the code', async (prop, value, turn) => {
  const {given, code} = await renderPlayground();
  turn();
  expect(given()).toMatchObject({[prop]: value});
  expect(code()).toContain(prop);
});

it("uses the component's default for an empty number", async () => {
  const {given} = await renderPlayground();
  change('height', '');
  expect(given()).not.toHaveProperty('height');
});

it('shows the reset button only while something differs, and moves the focus afterward', async () => {
  const {given, code} = await renderPlayground();
  click('Hide the legend');
  expect(resetButton()).not.toBeNull();
  click('Hide the legend');
  expect(resetButton()).toBeNull();
  change('title', 'B');
  fireEvent.click(screen.getByRole('button', {name: 'Reset all'}));
  expect(given()).toMatchObject({hideLegend: false, title: 'A'});
  expect(code()).toBe('<BarChart />');
  expect(resetButton()).toBeNull();
  expect(document.activeElement).toHaveTextContent(/^Props$/);
});
