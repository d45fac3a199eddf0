import {act, fireEvent, render, screen} from '@testing-library/react';
import {CodeBlock, type CodeBlockProps} from './CodeBlock';
import {AnnotatedCodeBlock} from './AnnotatedCodeBlock';

/** Replaces the element sizes that a browser would report, because jsdom has no layout. */
let isScrollable = false;
let reportResize: (entries: Array<{target: Element}>) => void = () => undefined;
const watched = new Set<Element>();

window.ResizeObserver = class {
  constructor(callback: ResizeObserverCallback) {
    reportResize = (entries) => callback(entries as unknown as ResizeObserverEntry[], this);
  }
  observe = (target: Element) => void watched.add(target);
  unobserve = (target: Element) => void watched.delete(target);
  disconnect = () => watched.clear();
};

beforeEach(() => {
  isScrollable = false;
  const {prototype} = HTMLElement;
  jest.spyOn(prototype, 'scrollWidth', 'get').mockImplementation(() => (isScrollable ? 900 : 300));
  jest.spyOn(prototype, 'clientWidth', 'get').mockReturnValue(300);
});

function resize(nowScrolls: boolean): void {
  isScrollable = nowScrolls;
  act(() => reportResize([...watched].map((target) => ({target}))));
}

function renderCode(props: Partial<CodeBlockProps> = {}) {
  const view = render(<CodeBlock html="let x" language="ts" {...props} />);
  return {...view, pre: view.container.querySelector('pre')!};
}

it('renders highlighted or plain code, left to right, and copies it with a label for 2000 ms', async () => {
  jest.useFakeTimers();
  const clipboard = {writeText: async () => undefined};
  Object.defineProperty(navigator, 'clipboard', {value: clipboard, configurable: true});
  renderCode({html: '<b>let</b> x'});
  expect(screen.getByText('let').closest('[dir=ltr]')).not.toBeNull();
  const button = screen.getByRole('button', {name: 'Copy the code'});
  await act(async () => fireEvent.click(button));
  act(() => jest.advanceTimersByTime(1999));
  expect(button).toHaveTextContent('Copied');
  act(() => jest.advanceTimersByTime(1));
  expect(button).toHaveTextContent('Copy');
  jest.useRealTimers();
  render(<CodeBlock>{'a <b>'}</CodeBlock>);
  expect(screen.getByText('a <b>')).toBeVisible();
});

it('is a labeled tab stop only while it scrolls', () => {
  const {pre, rerender} = renderCode();
  resize(false);
  expect(pre).not.toHaveAttribute('tabindex');
  expect(pre).not.toHaveAttribute('role');
  resize(true);
  expect(pre).toHaveAttribute('tabindex', '0');
  expect(pre).toHaveAccessibleName('Code');
  rerender(<CodeBlock html="let x" title="App.tsx" />);
  expect(pre).toHaveAccessibleName('App.tsx');
  resize(false);
  expect(pre).not.toHaveAttribute('tabindex');
});

it('offers to wrap lines while they are too long or wrapped', () => {
  const {pre} = renderCode();
  resize(false);
  expect(screen.queryByRole('button', {name: 'Wrap lines'})).toBeNull();
  resize(true);
  const toggle = screen.getByRole('button', {name: 'Wrap lines'});
  expect(toggle).toHaveAttribute('aria-pressed', 'false');
  fireEvent.click(toggle);
  resize(false);
  expect(toggle).toHaveAttribute('aria-pressed', 'true');
  expect(pre).toHaveClass('wrapped');
  fireEvent.click(toggle);
  expect(pre).not.toHaveClass('wrapped');
});

it('numbers lines from the provided number', () => {
  const {container} = render(<AnnotatedCodeBlock html="let x" language="ts" firstLine={10} />);
  const block = container.querySelector<HTMLElement>('.numbered')!;
  expect(block.style.getPropertyValue('--code-first-line')).toBe('9');
});
