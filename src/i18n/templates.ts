import {translate} from '@docusaurus/Translate';

/**
 * Returns the names and descriptions of Material UI's free templates. No page of this site uses
 * them yet. They're in the dictionary, so the sites that do have them in every language.
 */
export function getTemplateStrings() {
  return {
    marketingPageTitle: translate({
      id: 'docs.templates.marketingPageTitle',
      message: 'Marketing page',
    }),
    marketingPageDescr: translate({
      id: 'docs.templates.marketingPageDescr',
      message: 'A landing page for a product, with features, pricing, and FAQ.',
    }),
    blogTitle: translate({id: 'docs.templates.blogTitle', message: 'Blog'}),
    blogDescr: translate({
      id: 'docs.templates.blogDescr',
      message: 'A front page for articles, with a featured post and a list of the latest ones.',
    }),
    checkoutTitle: translate({id: 'docs.templates.checkoutTitle', message: 'Checkout'}),
    checkoutDescr: translate({
      id: 'docs.templates.checkoutDescr',
      message: 'A step-by-step order form: address, payment, and review.',
    }),
    dashboardTitle: translate({id: 'docs.templates.dashboardTitle', message: 'Dashboard'}),
    dashboardDescr: translate({
      id: 'docs.templates.dashboardDescr',
      message: 'Numbers at a glance, with charts, a table, and a side menu.',
    }),
    pricingTitle: translate({id: 'docs.templates.pricingTitle', message: 'Pricing'}),
    pricingDescr: translate({
      id: 'docs.templates.pricingDescr',
      message: 'Plans side by side, so visitors can compare them.',
    }),
    signInTitle: translate({id: 'docs.templates.signInTitle', message: 'Sign-in'}),
    signInDescr: translate({
      id: 'docs.templates.signInDescr',
      message: 'A form for returning users, with links for those who forgot their password.',
    }),
    signInSideTitle: translate({id: 'docs.templates.signInSideTitle', message: 'Sign-in side'}),
    signInSideDescr: translate({
      id: 'docs.templates.signInSideDescr',
      message: 'A sign-in form next to an image or your own text.',
    }),
    signUpTitle: translate({id: 'docs.templates.signUpTitle', message: 'Sign-up'}),
    signUpDescr: translate({
      id: 'docs.templates.signUpDescr',
      message: 'A form for new users to create an account.',
    }),
    crudDashboardTitle: translate({
      id: 'docs.templates.crudDashboardTitle',
      message: 'CRUD dashboard',
    }),
    crudDashboardDescr: translate({
      id: 'docs.templates.crudDashboardDescr',
      message: 'A dashboard to list, view, create, edit, and delete records.',
    }),
    stickyFooterTitle: translate({
      id: 'docs.templates.stickyFooterTitle',
      message: 'Sticky footer',
    }),
    stickyFooterDescr: translate({
      id: 'docs.templates.stickyFooterDescr',
      message: 'A footer that stays at the bottom of the window when the page is short.',
    }),
  };
}
