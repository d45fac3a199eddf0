import {MemoryRouter} from 'react-router-dom';
import {render, screen, within} from '@testing-library/react';
import formatMuiErrorMessage from '@mui/utils/formatMuiErrorMessage';
import ErrorCodePage from './ErrorCodePage';
import {readErrorCode, writeError} from './readErrorCode';

const texts = {
  9: {message: 'MUI: Unsupported `%s` color.\nUse another.', packageName: '@mui/system'},
  12: {message: 'Two: %s and %s.', packageName: '@mui/material'},
};

// The libraries' own helper writes the addresses that this page has to understand.
describe("the libraries' error helper", () => {
  test('points to this page, with the arguments encoded by the URL rules', () => {
    expect(formatMuiErrorMessage(10, 'foo bar')).toBe(
      'Minified MUI error #10; visit https://mui.com/production-error/?code=10&args%5B%5D=foo+bar for the full message.',
    );
    expect(formatMuiErrorMessage(12, 'a&b', '<i>')).toBe(
      'Minified MUI error #12; visit https://mui.com/production-error/?code=12&args%5B%5D=a%26b&args%5B%5D=%3Ci%3E for the full message.',
    );
  });

  test.each([[[]], [['foo bar']], [['a&b=c', '<script>alert(1)</script>', 'ä#/?']]])(
    'what it writes is read back: %j',
    (args) => {
      const address = /https:\S+/.exec(formatMuiErrorMessage(12, ...args))?.[0] ?? '';
      expect(readErrorCode(new URL(address).search)).toEqual({code: '12', args});
    },
  );
});

test.each([
  ['no code', ''],
  ['an empty code', '?code='],
  ['a word', '?code=__proto__'],
  ['a fraction', '?code=1.5'],
  ['markup', '?code=<b>9</b>'],
  ['a number that is no code', '?code=99999'],
])('%s is no error', (_, search) => {
  expect(readErrorCode(search)).toBeUndefined();
});

test('an endless address is cut off', () => {
  const search = `?code=9${`&args[]=${'x'.repeat(5000)}`.repeat(50)}`;
  const {args} = readErrorCode(search) ?? {args: []};
  expect(args).toHaveLength(10);
  expect(args[0]).toHaveLength(1000);
});

test.each([
  [['red'], 'Two: red and ….'],
  [['a', 'b', 'c'], 'Two: a and b.'],
  [['%s', '$&'], 'Two: %s and $&.'],
])('the arguments %j are put in their places', (args, text) => {
  expect(writeError(texts[12], args)).toBe(text);
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

test('a known error is written out', () => {
  const answer = open('?code=9&args%5B%5D=salmon');
  expect(answer.getByText(/Unsupported `salmon` color\./)).toBeInTheDocument();
  expect(answer.getByText('@mui/system')).toBeInTheDocument();
});

test('what comes with the address is text, whatever it looks like', () => {
  const answer = open(`?code=9&args[]=${encodeURIComponent('<img src=x onerror=alert(1)>')}`);
  expect(answer.getByText(/<img src=x onerror=alert\(1\)>/)).toBeInTheDocument();
  expect(document.querySelector('img')).toBeNull();
});

test('an unknown error says that it is unknown, and what to do', () => {
  expect(open('?code=999').getByText(/Error #999 does not exist/)).toBeInTheDocument();
});

test('without a code the page says so and lists all errors', () => {
  expect(open('').getByText(/contains no error code/)).toBeInTheDocument();
  expect(screen.getByText('#9')).toBeInTheDocument();
  expect(screen.getByText('#12')).toBeInTheDocument();
});
