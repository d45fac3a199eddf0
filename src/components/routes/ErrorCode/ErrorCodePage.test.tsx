import {MemoryRouter} from 'react-router-dom';
import {cleanup, render, screen, within} from '@testing-library/react';
import formatMuiErrorMessage from '@mui/utils/formatMuiErrorMessage';
import ErrorCodePage from './ErrorCodePage';
import {parseErrorCode, formatError} from './parseErrorCode';

const texts = {
  9: {message: 'MUI: Unsupported `%s` color.\nUse another.', packageName: '@mui/system'},
  12: {message: 'Two: %s and %s.', packageName: '@mui/material'},
};

// The URLs come from the libraries' own helper.
test.each([[[]], [['foo bar']], [['a&b=c', '<script>alert(1)</script>', 'ä#/?']]])(
  'what the error helper of the libraries writes is read back: %j',
  (args) => {
    const message = formatMuiErrorMessage(12, ...args);
    const [url = ''] = /https:\/\/mui\.com\/production-error\/\S+/.exec(message) ?? [];
    expect(parseErrorCode(new URL(url).search)).toEqual({code: '12', args});
  },
);

test.each([
  ['no code', ''],
  ['an empty code', '?code='],
  ['a word', '?code=__proto__'],
  ['a fraction', '?code=1.5'],
  ['markup', '?code=<b>9</b>'],
  ['a number that is no code', '?code=99999'],
])("%s isn't an error", (_, search) => {
  expect(parseErrorCode(search)).toBeUndefined();
});

test('an overlong URL is truncated', () => {
  const search = `?code=9${`&args[]=${'x'.repeat(5000)}`.repeat(50)}`;
  const {args} = parseErrorCode(search) ?? {args: []};
  expect(args).toHaveLength(10);
  expect(args[0]).toHaveLength(1000);
});

test.each([
  [['red'], 'Two: red and ….'],
  [['a', 'b', 'c'], 'Two: a and b.'],
  [['%s', '$&'], 'Two: %s and $&.'],
])('inserts the arguments %j', (args, text) => {
  expect(formatError(texts[12], args)).toBe(text);
});

jest.mock('@theme/Layout', () => ({
  __esModule: true,
  default: ({children}: {children: React.ReactNode}) => children,
}));
jest.mock('@docusaurus/Head', () => ({__esModule: true, default: () => null}));
jest.mock('@docusaurus/useIsBrowser', () => ({__esModule: true, default: () => true}));

const open = (search: string) => {
  const {container} = render(
    <MemoryRouter initialEntries={[`/production-error/${search}`]}>
      <ErrorCodePage texts={texts} />
    </MemoryRouter>,
  );
  return within(container.querySelector<HTMLElement>('[aria-live]')!);
};

test('a known error shows its message; arguments from the URL are rendered as text', () => {
  const answer = open(`?code=9&args[]=${encodeURIComponent('<img src=x onerror=alert(1)>')}`);
  expect(answer.getByText(/<img src=x onerror=alert\(1\)>/)).toBeInTheDocument();
  expect(document.querySelector('img')).toBeNull();
  expect(answer.getByText('@mui/system')).toBeInTheDocument();
});

test('an unknown or missing code has a message, and all errors are listed', () => {
  expect(open('?code=999').getByText(/These docs don’t know error #999/)).toBeInTheDocument();
  cleanup();
  expect(open('').getByText(/doesn't contain an error code/)).toBeInTheDocument();
  expect(screen.getByText('#9')).toBeInTheDocument();
  expect(screen.getByText('#12')).toBeInTheDocument();
});
