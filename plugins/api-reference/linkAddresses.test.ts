import {linkAddresses} from './linkAddresses';

const link = (text: string) =>
  linkAddresses(
    text,
    (href) =>
      href.startsWith('https://mui.com/')
        ? href.includes('/lost/')
          ? undefined
          : href.replace('https://mui.com', '')
        : href,
    (href) => (href.startsWith('/x/layout/') ? 'Layout' : href.replace(/^https?:\/\//, '')),
  );

test.each([
  [
    'a page of the docs by its title',
    'Use flex instead: https://mui.com/x/layout/#flex.',
    'Use flex instead: [Layout](/x/layout/#flex).',
  ],
  [
    'another host by its address',
    'See <https://a.example/b> and (https://a.example/?q=c%20d).',
    'See [a.example/b](https://a.example/b) and ([a.example/?q=c%20d](https://a.example/?q=c%20d)).',
  ],
  ['no page that is not there', 'At https://mui.com/lost/.', 'At https://mui.com/lost/.'],
  [
    'no link and no code',
    '[Layout](https://mui.com/x/layout/) and `https://a.example/`',
    '[Layout](https://mui.com/x/layout/) and `https://a.example/`',
  ],
])('links %s', (_, text, linked) => {
  expect(link(text)).toBe(linked);
});
