import {markPreview} from './markPreview';

it.each(['a\nb', '// #region data\na'])('leaves %j without marks as it is', (code) => {
  expect(markPreview(code, 'X.tsx')).toEqual({code});
});

it.each([
  ['comments', '  // #region preview', '  // #endregion'],
  ['comments in JSX', '  {/* #region preview */}', '  {/* #endregion */}'],
  ['JSX comments with a semicolon after them', '{/* #region preview */};', '{/* #endregion */};'],
])('takes out marks written as %s', (_, open, close) => {
  const code = ['one', open, '    two', '', '      three', close, 'four'].join('\n');
  expect(markPreview(code, 'X')).toEqual({
    code: 'one\n    two\n\n      three\nfour',
    preview: [1, 3],
    indent: 4,
  });
});

it.each([
  ['no end', '// #region preview\na', 'X.tsx:1: The preview is empty or has no `#endregion`.'],
  ['nothing in it', '// #region preview\n// #endregion', 'X.tsx:1: The preview is empty'],
  ['an end alone', 'a\n// #endregion', 'X.tsx:2: Duplicate or misplaced `#endregion`.'],
  [
    'a second one',
    '// #region preview\na\n// #endregion\n// #region preview\nb\n// #endregion',
    'X.tsx:4: Duplicate or misplaced `#region preview`.',
  ],
])('refuses a preview with %s', (_, source, message) => {
  expect(() => markPreview(source, 'X.tsx')).toThrow(message);
});
