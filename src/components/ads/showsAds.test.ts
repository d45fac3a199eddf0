import {showsAds} from './showsAds';

test.each([
  ['a page has one by itself', {}, true],
  ['a Pro page has none', {plan: 'pro'}, false],
  ['a Premium page has none', {plan: 'premium'}, false],
  ['the page’s own word counts more than its plan', {plan: 'pro', disableAd: false}, true],
  ['a page that wants none has none', {disableAd: true}, false],
] as const)('%s', (_, facts, expected) => {
  expect(showsAds(facts)).toBe(expected);
});
