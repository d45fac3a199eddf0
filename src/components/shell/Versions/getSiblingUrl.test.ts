import {getSiblingUrl} from './getSiblingUrl';

const at = (href: string) => new URL(href) as unknown as Location;

test.each([
  ['https://mui.com/x/introduction/', 'v7', 'https://v7.mui.com'],
  ['https://v7.mui.com/x/introduction/', 'current', 'https://mui.com'],
  ['http://127.0.0.1:4000/', 'v7', 'https://v7.mui.com'],
  ['http://localhost:3000/', 'v7', 'http://v7.localhost:3000'],
  ['http://v7.localhost:3000/', 'current', 'http://localhost:3000'],
  ['http://localhost/', 'v7', 'http://v7.localhost'],
  ['https://notlocalhost/', 'v7', 'https://v7.mui.com'],
])('from %s, %s is at %s', (href, name, expected) => {
  expect(getSiblingUrl('https://mui.com', name, at(href))).toBe(expected);
});
