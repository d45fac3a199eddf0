import siteConfig from '@generated/docusaurus.config';
import type {Vendors} from '../../plugins/vendors/shared';

/** The configuration of a site that says nothing of third parties. */
const NONE: Vendors = {
  ads: {
    enabled: false,
    backers: '',
    inHouse: {templates: '', themes: '', 'enterprise-support': '', 'design-kit': ''},
  },
};

/** The third parties of this site. */
export function getVendors(): Vendors {
  return (siteConfig.customFields?.vendors as Vendors | undefined) ?? NONE;
}

/** The host that the site is built for, such as `mui.com`. */
export function getDocsHost(): string {
  return new URL(siteConfig.url).host;
}
