import {act, fireEvent, render, screen, waitFor} from '@testing-library/react';
import {MemoryRouter} from 'react-router-dom';
import {SHOW_PART, type ShowPart} from '../../../../site/playgrounds/shared';
import {DocsProvider} from '../../../contexts/DocsConfig';
import type {LoadedPlayground} from './loadedPlayground';
import {Playground} from './Playground';

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
beforeAll(
  () => Promise.all([import('../../demo/DemoRunner'), import('./PlaygroundPanel')]),
  300_000,
);
beforeEach(() => window.history.replaceState(null, '', '/'));

function PropsProbe(props: object) {
  return <p data-testid="props">{JSON.stringify(props)}</p>;
}

const playground: LoadedPlayground = {
  component: 'BarChart',
  base: [{name: 'title', code: 'title="A"'}],
  end: '/>',
  around: ['', ''],
  codes: {},
  controls: [
    {prop: 'layout', type: 'radio', options: ['vertical', 'horizontal'], default: 'vertical'},
    {prop: 'radius', type: 'slider', min: 0, max: 9, default: 0},
    {prop: 'hideLegend', type: 'switch', label: 'Hide the legend'},
    {prop: 'size', type: 'select', options: [1, 2]},
    {prop: 'title', type: 'input', default: 'A'},
    {prop: 'gap', type: 'number'},
    {prop: 'color', type: 'color', default: '#000000'},
  ],
  demo: {
    id: 'react-charts/playgrounds/BarChart',
    name: 'BarChart',
    stylings: ['system'],
    paths: {},
    height: 100,
    lines: {preview: 0, full: 1},
    fileCount: 1,
    load: {system: async () => ({Component: PropsProbe})},
  },
};
async function renderPlayground(props?: string[], data = playground) {
  const load = async () => data;
  const {container} = render(
    <MemoryRouter>
      <Playground component="BarChart" load={load} {...(props && {props})} />
    </MemoryRouter>,
    {wrapper: DocsProvider},
  );
  await screen.findByTestId('props');
  return {
    readProps: () => JSON.parse(screen.getByTestId('props').textContent) as Record<string, unknown>,
    code: () => container.querySelector('pre')!.textContent,
  };
}

const change = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), {target: {value}});
const click = (label: string) => fireEvent.click(screen.getByLabelText(label));
const resetButton = () => screen.queryByRole('button', {name: 'Reset all'});

it.each([
  ['layout', 'horizontal', () => click('horizontal')],
  ['radius', 5, () => change('radius', '5')],
  ['hideLegend', true, () => click('Hide the legend')],
  ['size', 2, () => change('size', '1')],
  ['title', 'B', () => change('title', 'B')],
  ['gap', 3, () => change('gap', '3')],
  ['color', '#ff0000', () => change('color', '#ff0000')],
])('sets %s to %j, in the demo, the code, and the URL', async (prop, value, turn) => {
  const {readProps, code} = await renderPlayground();
  turn();
  expect(readProps()).toEqual({[prop]: value});
  expect(code()).toContain(prop);
  expect(new URLSearchParams(window.location.search).get(prop)).toBe(String(value));
});

it('starts with the values of the URL, and leaves out emptied ones', async () => {
  window.history.replaceState(null, '', '/?gap=3&size=2');
  const {readProps} = await renderPlayground();
  expect(readProps()).toEqual({gap: 3, size: 2});
  change('gap', '');
  change('size', '-1');
  expect(readProps()).toEqual({});
  expect(window.location.search).toBe('');
});

it('offers only some props, in their order', async () => {
  await renderPlayground(['gap', 'radius']);
  const labels = screen.getAllByText(/^(gap|radius|size)$/).map((one) => one.textContent);
  expect(labels).toEqual(['gap', 'radius']);
});

it('shows the reset button only while something differs, and moves the focus afterward', async () => {
  const {readProps} = await renderPlayground();
  click('Hide the legend');
  expect(resetButton()).not.toBeNull();
  click('Hide the legend');
  expect(resetButton()).toBeNull();
  change('title', 'B');
  fireEvent.click(screen.getByRole('button', {name: 'Reset all'}));
  await waitFor(() => expect(readProps()).toEqual({}));
  expect(resetButton()).toBeNull();
  expect(document.activeElement).toHaveTextContent(/^Props$/);
});

it('can be loaded again after a failure', async () => {
  const flaky = jest
    .fn<Promise<LoadedPlayground>, []>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(playground);
  render(
    <MemoryRouter>
      <Playground component="BarChart" load={flaky} />
    </MemoryRouter>,
    {wrapper: DocsProvider},
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');
  fireEvent.click(screen.getByRole('button', {name: 'Try again'}));
  await screen.findByTestId('props');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('shows a part with the values of its state, and the demo of parts otherwise', async () => {
  const partsDemo = {...playground.demo, id: 'parts'};
  const parts = [['Legend', {hideLegend: true}, '.bar', 'click']] as const;
  const {readProps, code} = await renderPlayground(undefined, {...playground, parts, partsDemo});
  const show = (className?: string) => {
    const detail: ShowPart = {...(className && {className})};
    const event = new CustomEvent(SHOW_PART, {detail, cancelable: true});
    act(() => void screen.getByRole('group', {name: 'BarChart playground'}).dispatchEvent(event));
    return detail;
  };
  expect(show('MuiLegend')).toMatchObject({selector: '.bar', events: ['click']});
  expect(readProps()).toEqual({hideLegend: true});
  expect(code()).toContain('hideLegend');
  show('MuiOther');
  await waitFor(() => expect(readProps()).toEqual({part: 'MuiOther'}));
  show();
  await waitFor(() => expect(readProps()).toEqual({}));
  expect(code()).not.toContain('hideLegend');
});
