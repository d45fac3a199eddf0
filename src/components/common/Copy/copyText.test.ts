import {copyText} from './copyText';

const writeText = jest.fn<Promise<void>, [string]>();
const execCommand = jest.fn<boolean, [string]>();
// jsdom doesn't support it.
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

it('uses only the Clipboard API if that works', async () => {
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
  execCommand.mockImplementation(() => {
    selected = document.getSelection()?.toString();
    return true;
  });
  await copyText('line one\n  line two');
  expect(execCommand).toHaveBeenCalledWith('copy');
  expect(reportError).not.toHaveBeenCalled();
  expect(selected).toBe('line one\n  line two');
});

it('rejects with and reports the error of the copy command when that fails too', async () => {
  offerClipboard(undefined);
  const refusal = {name: 'NotAllowedError', message: 'The request is not allowed'};
  const reject = (expected: object) => expect(copyText('x')).rejects.toMatchObject(expected);
  execCommand.mockReturnValue(false);
  await reject(refusal);
  execCommand.mockImplementation(() => {
    throw new TypeError('broken');
  });
  await reject({name: 'TypeError', message: 'broken'});
  expect(reportError.mock.calls).toMatchObject([[refusal], [{message: 'broken'}]]);
});
