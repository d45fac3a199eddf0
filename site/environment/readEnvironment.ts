import {CURRENT} from '../versions/shared';
import {PRODUCTS, productIdOf} from '../products/shared';
import {readAdConfig, readThirdParties} from '../third-parties/readThirdParties';
import {readHostedSearch} from './readHostedSearch';
import type {Environment} from './shared';

const GOOGLE_ICON_FONTS =
  'https://fonts.googleapis.com/icon?family=Material+Icons%7CMaterial+Icons+Two+Tone';

/**
 * Reads the build's environment variables. .github/DEPLOYMENT.md lists them with their defaults.
 *
 * @throws with a one-line message for an invalid value
 */
export function readEnvironment(env: NodeJS.ProcessEnv): Environment {
  const docsUrl = env.DOCS_URL ?? 'https://mui.com';
  return {
    pages: {
      docsUrl,
      versionName: env.DOCS_VERSION || CURRENT,
      repoUrl: env.REPO_URL ?? 'https://github.com/mui/mui-x',
      iconFontUrl: env.ICON_FONT_URL ?? GOOGLE_ICON_FONTS,
      serviceWorker: env.SERVICE_WORKER !== 'off',
      thirdParties: readThirdParties(env, docsUrl),
      adConfig: readAdConfig(env),
      feedbackUrl: env.FEEDBACK_URL || undefined,
      agentLinks: {
        ChatGPT: env.CHATGPT_URL ?? 'https://chatgpt.com/?hints=search&q={prompt}',
        Claude: env.CLAUDE_URL ?? 'https://claude.ai/new?q={prompt}',
      },
      chat: env.CHAT_URL
        ? {
            url: env.CHAT_URL,
            scopes: env.CHAT_SCOPES?.split(',') ?? PRODUCTS.map(({name}) => productIdOf(name)),
          }
        : undefined,
      licenseKey: env.MUI_X_LICENSE_KEY || undefined,
    },
    checksTypes: env.CHECK_TYPES !== 'off',
    firstLoad: env.FIRST_LOAD !== 'off',
    headingFontUrl: env.HEADING_FONT_URL || undefined,
    adOrigins: env.AD_ORIGINS?.split(',').filter(Boolean) ?? [],
    hostedSearch: readHostedSearch(env),
  };
}
