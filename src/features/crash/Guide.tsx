import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { market } from '../../state/market.ts';
import { Facts } from '../../ui/Facts.tsx';
import { formatMoney } from '../../ui/format.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './Guide.module.css';
import { useCrash } from './table.ts';

/** Rules, payouts, limits and house rules, readable by anybody. */
export function Guide() {
  const { t } = useTranslation('crash');
  const limits = useCrash((state) => state.game.limits) ?? market.crash;
  return (
    <div className={styles.guide}>
      <section>
        <h3>{t('guideRulesTitle')}</h3>
        <ol>
          <li>{t('guideRules1')}</li>
          <li>{t('guideRules2')}</li>
          <li>{t('guideRules3')}</li>
          <li>{t('guideRules4')}</li>
        </ol>
      </section>
      <section>
        <h3>{t('guidePayTitle')}</h3>
        <p>{t('guidePay1')}</p>
        <p>{t('guidePay2')}</p>
        <p>{t('guidePay3')}</p>
      </section>
      <section>
        <h3>{t('guideLimitsTitle')}</h3>
        <Facts
          rows={[
            { label: t('guideMin'), value: formatMoney(limits.min) },
            { label: t('guideMax'), value: formatMoney(limits.max) },
            { label: t('guideProfit'), value: formatMoney(limits.maxProfit) },
          ]}
        />
        <p>{t('guideLimits')}</p>
      </section>
      <section>
        <h3>{t('guideAutoTitle')}</h3>
        <p>{t('guideAuto1')}</p>
        <p>{t('guideAuto2')}</p>
      </section>
      <section>
        <h3>{t('guideInterruptTitle')}</h3>
        <p>{t('guideInterrupt')}</p>
      </section>
      <section>
        <h3>{t('guideFairTitle')}</h3>
        <p>{t('guideFair')}</p>
        <Link className={styles.link} to="/game/crash/fairness">
          <Icon name="shield" size={18} />
          {t('guideFairAction')}
        </Link>
      </section>
      <p className={styles.note}>{t('guidePlayMoney')}</p>
    </div>
  );
}
