/** The plans, from the one that costs nothing upwards; each holds what is in those before it. */
export const PLANS = ['community', 'pro', 'premium'] as const;

/** One plan of the libraries. */
export type Plan = (typeof PLANS)[number];

/** A plan that is paid for, and so marked; what is free needs no mark. */
export type PaidPlan = Exclude<Plan, 'community'>;

/** The paid plans, the smaller one first. */
export const PAID_PLANS = PLANS.slice(1) as readonly PaidPlan[];

/** How readers know the plans; the same in every language. */
export const PLAN_NAMES: Readonly<Record<Plan, string>> = {
  community: 'Community',
  pro: 'Pro',
  premium: 'Premium',
};

/** Whether something that a writer gave is the name of a plan. */
export const isPlan = (value: unknown): value is Plan =>
  (PLANS as readonly unknown[]).includes(value);

/** What a plan is called; nothing for what is the name of none. */
export const planName = (plan: string | undefined): string | undefined =>
  isPlan(plan) ? PLAN_NAMES[plan] : undefined;

/** The plan of the package that a module comes from: `@mui/x-charts-pro/Heatmap` needs Pro. Other modules need none. */
export function planOfModule(request: string): Plan {
  const [, suffix] = /^@mui\/x-[a-z-]+-([a-z]+)(?:\/|$)/.exec(request) ?? [];
  return PAID_PLANS.find((plan) => plan === suffix) ?? 'community';
}
