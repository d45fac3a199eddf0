/**
 * The third parties of the site, which `readThirdParties` reads from the environment. None are
 * configured by default.
 */
export interface ThirdParties {
  /** Google Analytics; if absent, visits aren't counted. */
  analytics?: {
    /** Measurement id, such as `G-ABC123`. */
    id: string;
    /** URL of the script, without the id. */
    script: string;
  };
  ads: {
    /**
     * `true` if pages have an ad slot: in builds, and in `npm start` with
     * ENABLE_AD_IN_DEV_MODE=true.
     */
    enabled: boolean;
    /**
     * URL of the ad network's script, for the slot below the description; if absent, the slot shows
     * in-house ads.
     */
    script?: string;
    /**
     * URL that returns a list of ads for the slot below a demo; if absent, there is no such slot.
     */
    json?: string;
    /** Target of the network's fallback ad, which it shows when it has no other ad. */
    backers: string;
    /** Target of each in-house ad. */
    inHouse: Readonly<Record<InHouseName, string>>;
  };
}

/** How often ads report impressions. */
export interface AdConfig {
  /** The fraction of displayed ads that send a display event, 0…1. */
  GADisplayRatio: number;
}

/** The names of the in-house ads. */
export const IN_HOUSE_NAMES = ['templates', 'themes', 'enterprise-support', 'design-kit'] as const;
export type InHouseName = (typeof IN_HOUSE_NAMES)[number];
