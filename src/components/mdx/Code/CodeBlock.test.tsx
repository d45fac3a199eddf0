import {act, fireEvent, render, screen} from '@testing-library/react';
import {CodeBlock, type CodeBlockProps} from './CodeBlock';
import {MarkedCodeBlock} from './MarkedCodeBlock';

/** What the browser would tell about sizes: jsdom has no layout. */
let scrolls = false;
let report: (entries: Array<{target: Element}>) => void = () => undefined;
const watched = new Set<Element>();

window.ResizeObserver = class {
  constructor(callback: ResizeObserverCallback) {
    report = (entries) => callback(entries as unknown as ResizeObserverEntry[], this);
  }
  observe(target: Element) {
    watched.add(target);
  }
  unobserve(target: Element) {
    watched.delete(target);
  }
  disconnect() {
    watched.clear();
  }
};

beforeEach(() => {
  scrolls = false;
  jest
    .spyOn(HTMLElement.prototype, 'scrollWidth', 'get')
    .mockImplementation(() => (scrolls ? 900 : 300));
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
});

afterEach(() => jest.restoreAllMocks());

function resize(nowScrolls: boolean): void {
  scrolls = nowScrolls;
  act(() => report([...watched].map((target) => ({target}))));
}

function renderCode(props: Partial<CodeBlockProps> = {}) {
  const view = render(<CodeBlock html="let x" language="ts" {...props} />);
  return {...view, pre: view.container.querySelector('pre')!};
}

describe('CodeBlock', () => {
  it('draws the HTML that the build has made, left to right', () => {
    const {pre} = renderCode({html: '<span class="token keyword">let</span> x'});
    expect(pre.querySelector('.token.keyword')).toHaveTextContent('let');
    expect(pre).toHaveClass('language-ts');
    expect(pre.closest('[dir=ltr]')).not.toBeNull();
  });

  it('shows plain code where nothing was highlighted', () => {
    const {container} = render(<CodeBlock>{'a <b>'}</CodeBlock>);
    expect(container.querySelector('code')).toHaveTextContent('a <b>');
  });

  it('is in the order of Tab only while it scrolls', () => {
    const {pre} = renderCode();
    resize(false);
    expect(pre).not.toHaveAttribute('tabindex');
    expect(pre).not.toHaveAttribute('role');
    resize(true);
    expect(pre).toHaveAttribute('tabindex', '0');
    expect(pre).toHaveAccessibleName('Code');
    resize(false);
    expect(pre).not.toHaveAttribute('tabindex');
  });

  it('names a scroll area after its title', () => {
    const {pre} = renderCode({title: 'App.tsx'});
    resize(true);
    expect(pre).toHaveAccessibleName('App.tsx');
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

  it('numbers lines from the number it is given', () => {
    const {container} = render(<MarkedCodeBlock html="let x" language="ts" firstLine={10} />);
    const block = container.querySelector<HTMLElement>('.numbered')!;
    expect(block.style.getPropertyValue('--code-first-line')).toBe('9');
  });

  it('stops watching sizes when it goes away', () => {
    const {unmount} = renderCode();
    expect(watched.size).toBe(2);
    unmount();
    expect(watched.size).toBe(0);
  });

  it('copies as a fence does: the label stays for 2000 ms', async () => {
    jest.useFakeTimers();
    Object.defineProperty(navigator, 'clipboard', {
      value: {writeText: async () => undefined},
      configurable: true,
    });
    renderCode();
    const button = screen.getByRole('button', {name: 'Copy the code'});
    await act(async () => fireEvent.click(button));
    act(() => jest.advanceTimersByTime(1999));
    expect(button).toHaveTextContent('Copied');
    act(() => jest.advanceTimersByTime(1));
    expect(button).toHaveTextContent('Copy');
    jest.useRealTimers();
  });
});
