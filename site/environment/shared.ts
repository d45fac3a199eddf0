/** Where "Open in …" leads, by the name of the assistant; `{prompt}` stands for the question. */
export type AgentLinks = Readonly<Record<string, string>>;
