import {act, fireEvent, render, screen} from '@testing-library/react';
import {Announcer} from '../../shell/Announcer/Announcer';
import {CopyButton, type CopyButtonProps} from './CopyButton';

const writeText = jest.fn<Promise<void>, [string]>();
let mayCopy = true;

beforeEach(() => {
  jest.useFakeTimers();
  mayCopy = true;
  // jsdom lacks it.
  window.reportError = jest.fn();
  writeText.mockReset().mockImplementation(async () => {
    if (!mayCopy) {
      throw new DOMException('no', 'NotAllowedError');
    }
  });
  Object.defineProperty(navigator, 'clipboard', {value: {writeText}, configurable: true});
  document.execCommand = () => mayCopy;
});

afterEach(() => {
  jest.useRealTimers();
  document.getSelection()?.removeAllRanges();
});

function renderBlock(props: CopyButtonProps = {}, name = 'npm install') {
  const view = render(
    <>
      <div className="MuiCode-root" data-testid={name}>
        <pre>{name}</pre>
        <CopyButton {...props} />
      </div>
      <Announcer />
    </>,
  );
  return {...view, block: screen.getByTestId(name), button: screen.getAllByRole('button').at(-1)!};
}

const click = async (button: HTMLElement) => act(async () => fireEvent.click(button));
const press = async (init: KeyboardEventInit, target: Element = document.body) =>
  act(async () => fireEvent.keyDown(target, {key: 'c', ctrlKey: true, ...init}));
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

describe('CopyButton', () => {
  it('copies the code of its block and says so for 1200 ms', async () => {
    const {button} = renderBlock();
    expect(button).toHaveTextContent(/^Copy$/);
    expect(button).toHaveAccessibleName('Copy the code');
    expect(button).toHaveClass('MuiCode-copy');
    await click(button);
    expect(writeText).toHaveBeenCalledWith('npm install');
    expect(button).toHaveTextContent(/^Copied$/);
    expect(button).toHaveAccessibleName('Copied');
    expect(button).toHaveAttribute('data-copied', 'true');
    pass(1199);
    expect(button).toHaveTextContent(/^Copied$/);
    pass(1);
    expect(button).toHaveTextContent(/^Copy$/);
    expect(button).not.toHaveAttribute('data-copied');
  });

  it('says so for 2000 ms in a fenced block', async () => {
    const {button} = renderBlock({duration: 2000});
    await click(button);
    pass(1999);
    expect(button).toHaveTextContent(/^Copied$/);
    pass(1);
    expect(button).toHaveTextContent(/^Copy$/);
  });

  it('starts the time anew with a second copy', async () => {
    const {button} = renderBlock();
    await click(button);
    pass(1000);
    await click(button);
    pass(1199);
    expect(button).toHaveTextContent(/^Copied$/);
    pass(1);
    expect(button).toHaveTextContent(/^Copy$/);
  });

  it('leaves no timer behind when it goes away', async () => {
    const {button, unmount} = renderBlock();
    await click(button);
    const timers = jest.getTimerCount();
    unmount();
    expect(jest.getTimerCount()).toBe(timers - 1);
  });

  it('keeps its label until the copy has succeeded', async () => {
    let finish: () => void = () => undefined;
    writeText.mockReturnValue(new Promise((resolve) => (finish = resolve)));
    const {button} = renderBlock();
    await click(button);
    expect(button).toHaveTextContent(/^Copy$/);
    await act(async () => finish());
    expect(button).toHaveTextContent(/^Copied$/);
  });

  it('copies the text it is given, which may be asked for late', async () => {
    const {button} = renderBlock({text: () => 'edited source'});
    await click(button);
    expect(writeText).toHaveBeenCalledWith('edited source');
  });

  it('keeps its label when copying is refused, selects the code and names the keys beside it', async () => {
    mayCopy = false;
    const {block, button} = renderBlock();
    await click(button);
    expect(button).toHaveTextContent(/^Copy$/);
    expect(button).toHaveAccessibleName('Copy the code');
    expect(button).not.toHaveAttribute('data-copied');
    expect(block).toHaveTextContent('Press Ctrl + C');
    expect(window.reportError).toHaveBeenCalledWith(
      expect.objectContaining({name: 'NotAllowedError'}),
    );
    expect(document.getSelection()?.toString()).toBe('npm install');
    expect(screen.getByRole('status')).toHaveTextContent('Press Ctrl + C');
    pass(6000);
    expect(block).not.toHaveTextContent('Press');
  });

  it('carries the analytics attributes of code, or those it is given', () => {
    const {button} = renderBlock();
    expect(button).toHaveAttribute('data-ga-event-category', 'code');
    expect(button).toHaveAttribute('data-ga-event-action', 'copy-click');
    const other = renderBlock({'data-ga-event-category': 'demo-expand'}, 'other').button;
    expect(other).toHaveAttribute('data-ga-event-category', 'demo-expand');
  });

  it.each([
    ['MacIntel', '(or ⌘C)'],
    ['Win32', '(or Ctrl + C)'],
  ])('names the keys of %s', (platform, hint) => {
    jest.spyOn(navigator, 'platform', 'get').mockReturnValue(platform);
    const {block} = renderBlock();
    expect(block).toHaveTextContent(hint);
    jest.restoreAllMocks();
  });
});

describe('Ctrl/⌘ + C', () => {
  /** What the analytics listener would see of each press. */
  function recordActions(): string[] {
    const actions: string[] = [];
    const listen = (event: Event) =>
      actions.push(String((event.target as Element).getAttribute('data-ga-event-action')));
    document.addEventListener('click', listen);
    cleanups.push(() => document.removeEventListener('click', listen));
    return actions;
  }
  /** What follows from the first approach is loaded then. */
  const point = async (target: Element) => act(async () => fireEvent.pointerOver(target));
  const cleanups: Array<() => void> = [];
  afterEach(() => cleanups.splice(0).forEach((clean) => clean()));

  it('copies the block under the pointer, and reports the keyboard for just that click', async () => {
    const {block, button} = renderBlock();
    const actions = recordActions();
    await point(block.querySelector('pre')!);
    await press({});
    expect(writeText).toHaveBeenCalledWith('npm install');
    expect(actions).toEqual(['copy-keyboard']);
    expect(button).toHaveAttribute('data-ga-event-action', 'copy-click');
    await click(button);
    expect(actions).toEqual(['copy-keyboard', 'copy-click']);
  });

  it('copies with ⌘ too', async () => {
    const {block} = renderBlock();
    await point(block);
    await press({ctrlKey: false, metaKey: true});
    expect(writeText).toHaveBeenCalledTimes(1);
  });

  it('copies the block that holds the focus', async () => {
    const {button} = renderBlock();
    await act(async () => button.focus());
    await press({}, button);
    expect(writeText).toHaveBeenCalledWith('npm install');
  });

  it('copies once when several blocks are on the page: the one under the pointer', async () => {
    renderBlock({}, 'first');
    const {block} = renderBlock({}, 'second');
    await point(block);
    await press({});
    expect(writeText.mock.calls).toEqual([['second']]);
  });

  it('leaves the reader alone when text is selected', async () => {
    const {block} = renderBlock();
    await point(block);
    document.getSelection()?.selectAllChildren(block);
    await press({});
    expect(writeText).not.toHaveBeenCalled();
  });

  it('leaves the reader alone when text in a form field is selected', async () => {
    const {block} = renderBlock();
    const field = document.createElement('input');
    block.append(field);
    field.value = 'mine';
    await act(async () => field.focus());
    field.setSelectionRange(0, 2);
    await press({}, field);
    expect(writeText).not.toHaveBeenCalled();
    field.setSelectionRange(0, 0);
    await press({}, field);
    expect(writeText).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['no modifier', {ctrlKey: false}],
    ['Shift', {shiftKey: true}],
    ['Alt', {altKey: true}],
    ['another key', {key: 'x'}],
  ])('does nothing with %s', async (_, init) => {
    const {block} = renderBlock();
    await point(block);
    await press(init);
    expect(writeText).not.toHaveBeenCalled();
  });

  it('does nothing once the pointer has left', async () => {
    const {block} = renderBlock();
    await point(block);
    await point(document.body);
    await press({});
    expect(writeText).not.toHaveBeenCalled();
  });
});
