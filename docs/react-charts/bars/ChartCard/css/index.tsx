import Chart from '../chart';
import './styles.css';

export default function ChartCard() {
  return (
    // #region preview
    <section className="card">
      <p className="label">Passengers this week</p>
      <p className="figure">1,765</p>
      <Chart />
    </section>
    // #endregion
  );
}
