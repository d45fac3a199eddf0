import {copyText} from './copyText';

const writeText = jest.fn<Promise<void>, [string]>();
const execCommand = jest.fn<boolean, [string]>();
// jsdom lacks it.
const reportError = jest.fn<void, [unknown]>();
window.reportError = reportError;

function offerClipboard(clipboard: {writeText: typeof writeText} | undefined): void {
  Object.defineProperty(navigator, 'clipboard', {value: clipboard, configurable: true});
}

beforeEach(() => {
  writeText.mockReset().mockResolvedValue();
  execCommand.mockReset().mockReturnValue(true);
  reportError.mockReset();
  document.execCommand = execCommand;
  offerClipboard({writeText});
});

afterEach(() => {
  expect(document.body.innerHTML).toBe('');
  expect(document.getSelection()?.rangeCount).toBe(0);
});

describe('copyText', () => {
  it('uses the clipboard API and nothing else when that works', async () => {
    await copyText('<DataGrid />');
    expect(writeText).toHaveBeenCalledWith('<DataGrid />');
    expect(execCommand).not.toHaveBeenCalled();
  });

  it.each([
    ['refuses', () => writeText.mockRejectedValue(new DOMException('no', 'NotAllowedError'))],
    ['is missing', () => offerClipboard(undefined)],
  ])('selects the text and runs the copy command when the clipboard API %s', async (_, arrange) => {
    arrange();
    let selected: string | undefined;
    let whiteSpace: string | undefined;
    execCommand.mockImplementation(() => {
      selected = document.getSelection()?.toString();
      whiteSpace = document.querySelector('span')?.style.whiteSpace;
      return true;
    });
    await copyText('line one\n  line two');
    expect(execCommand).toHaveBeenCalledWith('copy');
    expect(reportError).not.toHaveBeenCalled();
    expect(selected).toBe('line one\n  line two');
    expect(whiteSpace).toBe('pre');
  });

  it('rejects with a NotAllowedError when the copy command is refused too', async () => {
    writeText.mockRejectedValue(new Error('no'));
    execCommand.mockReturnValue(false);
    const error: unknown = await copyText('x').catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(DOMException);
    expect(error).toMatchObject({name: 'NotAllowedError', message: 'The request is not allowed'});
    expect(reportError.mock.calls).toEqual([[error]]);
  });

  it('passes on an error that the copy command throws, and cleans up', async () => {
    offerClipboard(undefined);
    execCommand.mockImplementation(() => {
      throw new TypeError('broken');
    });
    await expect(copyText('x')).rejects.toThrow(new TypeError('broken'));
    expect(reportError.mock.calls).toEqual([[new TypeError('broken')]]);
  });
});
