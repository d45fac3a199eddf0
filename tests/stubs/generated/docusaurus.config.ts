import type {SiteFields} from '@site/src/contexts/site';

/** The part of the site's configuration that components read, as tests see it. */
const config = {
  title: 'MUI X',
  url: 'https://mui.com',
  baseUrl: '/',
  trailingSlash: true,
  titleDelimiter: '-',
  i18n: {defaultLocale: 'en', locales: ['en', 'zh']},
  future: {experimental_router: 'browser'},
  customFields: {
    version: '8.12.1',
    versionName: 'current',
    newestVersion: '8.12.1',
    docsUrl: 'https://mui.com',
    repoUrl: 'https://code.example/repo',
    iconFontUrl: '',
    serviceWorker: true,
    thirdParties: {
      ads: {
        enabled: false,
        backers: '',
        inHouse: {templates: '', themes: '', 'enterprise-support': '', 'design-kit': ''},
      },
    },
    adConfig: {},
    agentLinks: {},
  } satisfies SiteFields,
  themeConfig: {
    colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: true},
    navbar: {title: '', items: []},
    docs: {sidebar: {}},
    prism: {},
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
  },
};

export default config;
