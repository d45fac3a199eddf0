import type {AgentLinks} from './shared';

/** Where "Open in …" leads: the addresses of assistants, with the question in the place of `{prompt}`. */
export function readAgentLinks(env: NodeJS.ProcessEnv): AgentLinks {
  return {
    ChatGPT: env.CHATGPT_URL ?? 'https://chatgpt.com/?hints=search&q={prompt}',
    Claude: env.CLAUDE_URL ?? 'https://claude.ai/new?q={prompt}',
  };
}
