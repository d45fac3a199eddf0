import {formatStrings} from './formatStrings';

test('lists UI strings by module, with their context and translations', () => {
  const strings = {
    'docs.code.copy': {message: 'Copy', file: 'src/b/Copy.tsx'},
    'docs.api.is': {message: 'Current', description: 'Of two types', file: 'src/a/Api.tsx'},
  };
  const zh = {'docs.code.copy': {message: '复制'}};
  expect(formatStrings(strings, {zh})).toBe(
    [
      'src/a/Api.tsx',
      '  docs.api.is',
      '    en: Current',
      '    context: Of two types',
      '    zh: (missing)',
      '',
      'src/b/Copy.tsx',
      '  docs.code.copy',
      '    en: Copy',
      '    zh: 复制',
    ].join('\n'),
  );
});
