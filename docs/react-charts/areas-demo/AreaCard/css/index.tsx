import Chart from '../chart';
import './styles.css';

export default function AreaCard() {
  return (
    // #region preview
    <section className="card">
      <div className="head">
        <p className="label">Members of the observatory</p>
        <p className="figure">
          1,040 <span className="change">up 12% in a year</span>
        </p>
      </div>
      <Chart />
    </section>
    // #endregion
  );
}
