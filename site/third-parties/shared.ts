/** The third parties of the site, as `readThirdParties` reads them from the environment. Nothing is configured by default. */
export interface ThirdParties {
  /** Google Analytics; left out, nothing is counted. */
  analytics?: {
    /** Measurement id, such as `G-ABC123`. */
    id: string;
    /** Address of the script, without the id. */
    script: string;
  };
  ads: {
    /** Whether pages have an ad slot at all: in builds, and in `npm start` with ENABLE_AD_IN_DEV_MODE=true. */
    enabled: boolean;
    /** Address of the ad network's script, for the slot under the description; left out, the slot shows in-house ads. */
    script?: string;
    /** Address that answers with a list of ads, for the place under a demo; left out, there is no such place. */
    json?: string;
    /** Where the network's stop-gap ad leads: seeing it means that the network has nothing to show. */
    backers: string;
    /** Where each in-house ad leads. */
    inHouse: Readonly<Record<InHouseName, string>>;
  };
}

/** How ads report themselves. */
export interface AdConfig {
  /** The share of shown ads that send a display event, 0…1. */
  GADisplayRatio: number;
}

/** The ads of the house, by name. */
export const IN_HOUSE_NAMES = ['templates', 'themes', 'enterprise-support', 'design-kit'] as const;
export type InHouseName = (typeof IN_HOUSE_NAMES)[number];
