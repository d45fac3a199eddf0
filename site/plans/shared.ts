/** The plans, from the free one upward. Each includes the previous ones. */
export const PLANS = ['community', 'pro', 'premium'] as const;

/** A plan of the libraries. */
export type Plan = (typeof PLANS)[number];

/** A paid plan, which has a marker; the free plan has none. */
export type PaidPlan = Exclude<Plan, 'community'>;

/** The paid plans, the smaller one first. */
export const PAID_PLANS = PLANS.slice(1) as readonly PaidPlan[];

/** The display names of the plans, the same in every language. */
export const PLAN_NAMES: Readonly<Record<Plan, string>> = {
  community: 'Community',
  pro: 'Pro',
  premium: 'Premium',
};

/** Returns whether a value is the name of a plan. */
export const isPlan = (value: unknown): value is Plan =>
  (PLANS as readonly unknown[]).includes(value);

/** Returns the display name of a plan; `undefined` for unknown plans. */
export const planName = (plan: string | undefined): string | undefined =>
  isPlan(plan) ? PLAN_NAMES[plan] : undefined;

/**
 * Returns the plan that a module requires: Pro for `@mui/x-charts-pro/Heatmap`. Other modules
 * require none.
 */
export function planOfModule(request: string): Plan {
  const [, suffix] = /^@mui\/x-[a-z-]+-([a-z]+)(?:\/|$)/.exec(request) ?? [];
  return PAID_PLANS.find((plan) => plan === suffix) ?? 'community';
}

/**
 * Returns the highest plan among the packages of imports; `undefined` if the Community plan is
 * enough.
 */
export function findPlan(imports: readonly string[]): PaidPlan | undefined {
  const needed = new Set(imports.map(planOfModule));
  return PAID_PLANS.findLast((plan) => needed.has(plan));
}
