/** The language of component tests. */
const i18n = {
  defaultLocale: 'en',
  locales: ['en', 'zh'],
  path: 'i18n',
  currentLocale: 'en',
  localeConfigs: {
    en: {
      label: 'English',
      direction: 'ltr',
      htmlLang: 'en',
      calendar: 'gregory',
      path: 'en',
      baseUrl: '/',
    },
    zh: {
      label: '中文',
      direction: 'ltr',
      htmlLang: 'zh',
      calendar: 'gregory',
      path: 'zh',
      baseUrl: '/zh/',
    },
  },
};

export default i18n;
