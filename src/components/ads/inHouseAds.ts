import {translate} from '@docusaurus/Translate';
import {IN_HOUSE_NAMES, type InHouseName} from '@site/site/third-parties/shared';

/** Returns the in-house ad for a random number (0…1). All four have the same probability. */
export function pickInHouseAd(random: number): InHouseName {
  return IN_HOUSE_NAMES[Math.floor(random * IN_HOUSE_NAMES.length)] ?? IN_HOUSE_NAMES[0];
}

/** Returns the title and text of an in-house ad. */
export function describeInHouseAd(name: InHouseName): {title: string; description: string} {
  switch (name) {
    case 'templates':
      return {
        title: translate({id: 'docs.ad.templatesTitle', message: 'Templates'}),
        description: translate({
          id: 'docs.ad.templatesText',
          message: 'Start from a ready-made dashboard or store.',
        }),
      };
    case 'themes':
      return {
        title: translate({id: 'docs.ad.themesTitle', message: 'Themes'}),
        description: translate({
          id: 'docs.ad.themesText',
          message: 'Give all components a new look in one step.',
        }),
      };
    case 'enterprise-support':
      return {
        title: translate({id: 'docs.ad.supportTitle', message: 'Enterprise support'}),
        description: translate({
          id: 'docs.ad.supportText',
          message: 'Get answers from the people who write the code.',
        }),
      };
    case 'design-kit':
      return {
        title: translate({id: 'docs.ad.designKitTitle', message: 'Design kit'}),
        description: translate({
          id: 'docs.ad.designKitText',
          message: 'Design screens with the same components that you build with.',
        }),
      };
  }
}
