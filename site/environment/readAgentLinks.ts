import type {AgentLinks} from './shared';

/**
 * Reads the targets of "Open in …": URLs of assistants, with `{prompt}` as a placeholder for the
 * question.
 */
export function readAgentLinks(env: NodeJS.ProcessEnv): AgentLinks {
  return {
    ChatGPT: env.CHATGPT_URL ?? 'https://chatgpt.com/?hints=search&q={prompt}',
    Claude: env.CLAUDE_URL ?? 'https://claude.ai/new?q={prompt}',
  };
}
