import {readAdConfig, readThirdParties} from './readThirdParties';

const DOCS = 'https://docs.example';
const read = (env: Record<string, string>) =>
  readThirdParties({NODE_ENV: 'production', ...env}, DOCS);

test('nothing is configured by default: in-house ads, and no third-party URLs', () => {
  const thirdParties = read({});
  expect(thirdParties.analytics).toBeUndefined();
  expect(thirdParties.ads).toEqual({
    enabled: true,
    backers: 'https://material-ui-next.com/discover-more/backers',
    inHouse: expect.any(Object),
  });
  const {inHouse} = thirdParties.ads;
  expect(Object.values(inHouse).map((url) => new URL(url).origin)).toEqual(Array(4).fill(DOCS));
  expect(inHouse.templates).toMatch(/utm_source=docs&utm_medium=referral&utm_campaign=in-house-te/);
});

test.each([
  ['a build', {NODE_ENV: 'production'}, true],
  ['npm start', {NODE_ENV: 'development'}, false],
  ['npm start with the switch', {NODE_ENV: 'development', ENABLE_AD_IN_DEV_MODE: 'true'}, true],
  ['npm start with another word', {NODE_ENV: 'development', ENABLE_AD_IN_DEV_MODE: '1'}, false],
])('%s: ads or not', (_, env, enabled) => {
  expect(readThirdParties(env, DOCS).ads.enabled).toBe(enabled);
});

test('what the environment names', () => {
  expect(
    read({
      GA_MEASUREMENT_ID: 'G-ABC123',
      AD_SCRIPT_URL: 'https://ads.example/ad.js?serve=1',
      AD_JSON_URL: 'https://ads.example/ads.json',
      AD_BACKERS_URL: 'https://ads.example/backers',
    }),
  ).toMatchObject({
    analytics: {id: 'G-ABC123', script: 'https://www.googletagmanager.com/gtag/js'},
    ads: {
      script: 'https://ads.example/ad.js?serve=1',
      json: 'https://ads.example/ads.json',
      backers: 'https://ads.example/backers',
    },
  });
});

test.each([
  ['GA_MEASUREMENT_ID', 'javascript:alert(1)', 'is not a measurement id'],
  ['AD_SCRIPT_URL', 'http://ads.example/ad.js', 'must be an https URL'],
  ['AD_JSON_URL', 'ads.json', 'must be an https URL'],
])('%s=%s stops the build', (name, value, problem) => {
  expect(() => read({[name]: value})).toThrow(`${name} "${value}" ${problem}`);
});

test('the fraction of ads that report impressions is configurable', () => {
  const production = {NODE_ENV: 'production'};
  expect(readAdConfig({...production, GA_DISPLAY_RATIO: '0.5'})).toEqual({GADisplayRatio: 0.5});
  expect(readAdConfig(production)).toEqual({});
});

test.each(['2', '-1', 'many'])('GA_DISPLAY_RATIO=%s stops the build', (value) => {
  expect(() => readAdConfig({NODE_ENV: 'production', GA_DISPLAY_RATIO: value})).toThrow(
    `GA_DISPLAY_RATIO must be a number between 0 and 1, not "${value}".`,
  );
});
