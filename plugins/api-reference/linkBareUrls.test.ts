import {linkBareUrls} from './linkBareUrls';

const link = (text: string) =>
  linkBareUrls(
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
  ['At https://mui.com/x/layout/#flex.', 'At [Layout](/x/layout/#flex).'],
  ['See <https://a.example/b>', 'See [a.example/b](https://a.example/b)'],
  ['(https://a.example/?q=c%20d).', '([a.example/?q=c%20d](https://a.example/?q=c%20d)).'],
  ['At https://mui.com/lost/.', 'At https://mui.com/lost/.'],
  ['[A](https://mui.com/x/layout/)', '[A](https://mui.com/x/layout/)'],
  ['`https://a.example/`', '`https://a.example/`'],
])('%s becomes %s', (text, linked) => {
  expect(link(text)).toBe(linked);
});
