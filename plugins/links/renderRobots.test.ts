import {renderRobots} from './renderRobots';

test('previews are left out in every language, and every language has its list of pages', () => {
  expect(renderRobots('https://v7.mui.com', ['/', '/zh/'])).toBe(`User-agent: *
Disallow: /x/react-scheduler/
Disallow: /zh/x/react-scheduler/

Sitemap: https://v7.mui.com/sitemap.xml
Sitemap: https://v7.mui.com/zh/sitemap.xml
`);
});
