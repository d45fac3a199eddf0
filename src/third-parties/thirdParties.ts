import siteConfig from '@generated/docusaurus.config';
import type {ThirdParties} from '../../plugins/third-parties/shared';

/** The configuration of a site that says nothing of third parties. */
const NONE: ThirdParties = {
  ads: {
    enabled: false,
    backers: '',
    inHouse: {templates: '', themes: '', 'enterprise-support': '', 'design-kit': ''},
  },
};

/** The third parties of this site. */
export function getThirdParties(): ThirdParties {
  return (siteConfig.customFields?.thirdParties as ThirdParties | undefined) ?? NONE;
}

/** The host of the current docs, such as `mui.com`. Older versions, which are sites of their own, live on its subdomains. */
export function getDocsHost(): string {
  return new URL(String(siteConfig.customFields?.docsUrl)).host;
}
