import Chart from '../chart';

export default function AreaCard() {
  return (
    // #region preview
    <section className="mx-auto w-full max-w-80 overflow-hidden rounded-xl border border-solid border-slate-300 dark:border-slate-700">
      <div className="px-5 pt-5">
        <p className="m-0 text-sm text-slate-600 dark:text-slate-300">Members of the observatory</p>
        <p className="m-0 text-4xl">
          1,040 <span className="ms-1 text-sm font-semibold">up 12% in a year</span>
        </p>
      </div>
      <Chart />
    </section>
    // #endregion
  );
}
