import {markPreview} from './markPreview';

describe('markPreview', () => {
  it('leaves code without marks as it is', () => {
    expect(markPreview('a\nb', 'X.tsx')).toEqual({code: 'a\nb'});
  });

  it.each([
    ['comments', '  // #region preview', '  // #endregion'],
    ['comments in JSX', '  {/* #region preview */}', '  {/* #endregion */}'],
    ['JSX comments with a semicolon after them', '{/* #region preview */};', '{/* #endregion */};'],
  ])('takes out marks written as %s', (_, open, close) => {
    expect(
      markPreview(['one', open, '    two', '      three', close, 'four'].join('\n'), 'X'),
    ).toEqual({
      code: 'one\n    two\n      three\nfour',
      preview: [1, 2],
      indent: 4,
    });
  });

  it('does not count empty lines as indentation', () => {
    expect(markPreview('// #region preview\n  a\n\n  b\n// #endregion', 'X').indent).toBe(2);
  });

  it('leaves regions of other kinds alone', () => {
    expect(markPreview('// #region data\na', 'X').code).toBe('// #region data\na');
  });

  it.each([
    ['no end', '// #region preview\na', 'X.tsx: the preview is empty or has no "#endregion"'],
    ['nothing in it', '// #region preview\n// #endregion', 'X.tsx: the preview is empty'],
    ['an end alone', 'a\n// #endregion', 'X.tsx:2: a file has one preview'],
    [
      'a second one',
      '// #region preview\na\n// #endregion\n// #region preview\nb\n// #endregion',
      'X.tsx:4: a file has one preview',
    ],
  ])('refuses a preview with %s', (_, source, message) => {
    expect(() => markPreview(source, 'X.tsx')).toThrow(message);
  });
});
