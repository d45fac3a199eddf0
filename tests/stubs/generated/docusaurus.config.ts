/** The part of the site's configuration that components read, as tests see it. */
const config = {
  title: 'MUI X',
  url: 'https://mui.com',
  baseUrl: '/',
  trailingSlash: true,
  titleDelimiter: '-',
  i18n: {defaultLocale: 'en', locales: ['en', 'zh']},
  future: {experimental_router: 'browser'},
  customFields: {docsUrl: 'https://mui.com'},
  themeConfig: {
    colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: true},
    navbar: {title: '', items: []},
    docs: {sidebar: {}},
    prism: {},
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
  },
};

export default config;
