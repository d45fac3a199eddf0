import {isProductionHost} from './isProductionHost';

test.each([
  ['the docs themselves', 'mui.com', true],
  ['an older version', 'v7.mui.com', true],
  ['a version of two digits', 'v10.mui.com', true],
  ['a preview', 'deploy-preview-7.mui.com', false],
  ['a host that only ends alike', 'notmui.com', false],
  ['a host that only begins alike', 'mui.com.example', false],
  ['a name that ends like a version', 'evil-v7.mui.com', false],
  ['the host with another port', 'mui.com:8080', false],
  ['this machine', 'localhost:3000', false],
  ['nothing', '', false],
])('%s', (_, host, expected) => {
  expect(isProductionHost(host, 'mui.com')).toBe(expected);
});
