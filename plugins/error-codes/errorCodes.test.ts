import path from 'node:path';
import {extractErrorTexts} from './extractErrorTexts';
import {readErrorTexts} from './readErrorTexts';

test.each([
  [
    'one string',
    `throw new Error(process.env.NODE_ENV !== "production" ? 'Boom.' : (0, _formatMuiErrorMessage.default)(6));`,
    {6: 'Boom.'},
  ],
  [
    'strings over several lines',
    `throw new Error(process.env.NODE_ENV !== "production" ? 'One\\n' + 'two' : _formatErrorMessage(2));`,
    {2: 'One\ntwo'},
  ],
  [
    'a template with arguments',
    'throw new Error(process.env.NODE_ENV !== "production" ? `No \\`${name}\\` in ${place}.` : _formatErrorMessage(9, name, place));',
    {9: 'No `%s` in %s.'},
  ],
  [
    'a template with a condition in it',
    'throw new Error(process.env.NODE_ENV !== "production" ? `Colour${n ? ` (${n})` : ""} is bad.` : _formatErrorMessage(11, n));',
    {11: 'Colour%s is bad.'},
  ],
  ['a condition that is no error', `const a = dev ? 'x' : format(1);`, {}],
])('%s', (_, source, texts) => {
  expect(extractErrorTexts(source)).toEqual(texts);
});

describe('the installed packages', () => {
  const scope = path.dirname(path.dirname(require.resolve('@mui/material/package.json')));

  test('have the texts of the errors that the specification names', async () => {
    const texts = await readErrorTexts(scope);
    expect(texts['9']).toEqual({
      message:
        'MUI: Unsupported `%s` color.\n' +
        'The following formats are supported: #nnn, #nnnnnn, rgb(), rgba(), hsl(), hsla(), color().',
      packageName: '@mui/system',
    });
    expect(texts['10']?.message).toMatch(/^MUI: unsupported `%s` color space\.\n/);
    expect(texts['21']).toEqual({
      message: 'MUI: The `colorSchemes.%s` option is either missing or invalid.',
      packageName: '@mui/material',
    });
  }, 30_000);
});
