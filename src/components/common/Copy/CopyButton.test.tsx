import {act, fireEvent, render, screen} from '@testing-library/react';
import {Announcer} from '../Announcer/Announcer';
import {CopyButton, type CopyButtonProps} from './CopyButton';

const writeText = jest.fn<Promise<void>, [string]>();

beforeEach(() => {
  jest.useFakeTimers();
  // jsdom doesn't support it.
  window.reportError = jest.fn();
  writeText.mockReset().mockResolvedValue();
  Object.defineProperty(navigator, 'clipboard', {value: {writeText}, configurable: true});
  document.execCommand = () => false;
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
  it('copies the code of its block and confirms it for 1200 ms after the last copy', async () => {
    const {button} = renderBlock();
    expect(button).toHaveTextContent(/^Copy$/);
    expect(button).toHaveAccessibleName('Copy the code');
    await click(button);
    expect(writeText).toHaveBeenCalledWith('npm install');
    expect(button).toHaveAccessibleName('Copied');
    pass(1000);
    await click(button);
    pass(1199);
    expect(button).toHaveTextContent(/^Copied$/);
    pass(1);
    expect(button).toHaveTextContent(/^Copy$/);
  });

  it('copies the result of a function, and keeps its label until the copy has succeeded', async () => {
    let finish: () => void = () => undefined;
    writeText.mockReturnValue(new Promise((resolve) => (finish = resolve)));
    const {button} = renderBlock({text: () => 'edited source'});
    await click(button);
    expect(writeText).toHaveBeenCalledWith('edited source');
    expect(button).toHaveTextContent(/^Copy$/);
    await act(async () => finish());
    expect(button).toHaveTextContent(/^Copied$/);
  });

  it('keeps its label when copying is blocked, selects the code, and shows the shortcut', async () => {
    writeText.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    const {block, button} = renderBlock();
    await click(button);
    expect(button).toHaveTextContent(/^Copy$/);
    expect(button).toHaveAccessibleName('Copy the code');
    expect(block).toHaveTextContent('Press Ctrl + C');
    const error = expect.objectContaining({name: 'NotAllowedError'}) as Error;
    expect(window.reportError).toHaveBeenCalledWith(error);
    expect(document.getSelection()?.toString()).toBe('npm install');
    expect(screen.getByRole('status')).toHaveTextContent('Press Ctrl + C');
    pass(6000);
    expect(block).not.toHaveTextContent('Press');
  });

  it.each([
    ['MacIntel', '(or ⌘C)'],
    ['Win32', '(or Ctrl + C)'],
  ])('shows the shortcut of %s', (platform, hint) => {
    jest.spyOn(navigator, 'platform', 'get').mockReturnValue(platform);
    expect(renderBlock().block).toHaveTextContent(hint);
  });
});

describe('Ctrl/⌘ + C', () => {
  /** Waits for the code that loads when the pointer first approaches. */
  const point = async (target: Element) => act(async () => fireEvent.pointerOver(target));

  it.each([{}, {ctrlKey: false, metaKey: true}])(
    'copies the block under the pointer: %j',
    async (keys) => {
      renderBlock({}, 'first');
      const {block} = renderBlock({}, 'second');
      await point(block.querySelector('pre')!);
      await press(keys);
      expect(writeText.mock.calls).toEqual([['second']]);
    },
  );

  it('reports the keyboard to analytics for just that click', async () => {
    const {block, button} = renderBlock();
    const actions: unknown[] = [];
    block.addEventListener('click', () => actions.push(button.dataset.gaEventAction));
    await point(block);
    await press({});
    await click(button);
    expect(actions).toEqual(['copy-keyboard', 'copy-click']);
  });

  it('copies the block with the focus', async () => {
    const {button} = renderBlock();
    await act(async () => button.focus());
    await press({}, button);
    expect(writeText).toHaveBeenCalledWith('npm install');
  });

  it('copies nothing while text is selected, on the page or in a form field', async () => {
    const {block} = renderBlock();
    await point(block);
    document.getSelection()?.selectAllChildren(block);
    await press({});
    document.getSelection()?.removeAllRanges();
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

  it.each<[string, KeyboardEventInit]>([
    ['no modifier', {ctrlKey: false}],
    ['Shift', {shiftKey: true}],
    ['Alt', {altKey: true}],
    ['another key', {key: 'x'}],
    ['the pointer outside of the block', {}],
  ])('does nothing with %s', async (name, init) => {
    const {block} = renderBlock();
    await point(block);
    if (name.startsWith('the pointer')) {
      await point(document.body);
    }
    await press(init);
    expect(writeText).not.toHaveBeenCalled();
  });
});
