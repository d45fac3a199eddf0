import path from 'node:path';
import {extractErrorTexts} from './extractErrorTexts';
import {readErrorTexts} from './readErrorTexts';

test.each([
  [
    `throw new Error(process.env.NODE_ENV !== "production" ? 'Boom.' : (0, _formatMuiErrorMessage.default)(6));`,
    {6: 'Boom.'},
  ],
  [
    `throw new Error(process.env.NODE_ENV !== "production" ? 'One\\n' + 'two' : _formatErrorMessage(2));`,
    {2: 'One\ntwo'},
  ],
  [
    'throw new Error(process.env.NODE_ENV !== "production" ? `No \\`${name}\\` in ${place}.` : _formatErrorMessage(9, name, place));',
    {9: 'No `%s` in %s.'},
  ],
  [
    'throw new Error(process.env.NODE_ENV !== "production" ? `Color${n ? ` (${n})` : ""} is bad.` : _formatErrorMessage(11, n));',
    {11: 'Color%s is bad.'},
  ],
  [`const a = dev ? 'x' : format(1);`, {}],
])('%s', (source, texts) => {
  expect(extractErrorTexts(source)).toEqual(texts);
});

describe('the installed packages', () => {
  const scope = path.dirname(path.dirname(require.resolve('@mui/material/package.json')));

  test('have the texts of the errors that the specification names', async () => {
    const texts = await readErrorTexts(scope);
    expect(texts['9']).toEqual({
      message: expect.stringMatching(
        /^MUI: Unsupported `%s` color\.\nThe following formats/,
      ) as string,
      packageName: '@mui/system',
    });
    expect(texts['21']).toEqual({
      message: 'MUI: The `colorSchemes.%s` option is either missing or invalid.',
      packageName: '@mui/material',
    });
  }, 30_000);
});
