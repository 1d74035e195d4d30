import { useTranslation } from 'react-i18next';
import type { PayPort } from '../../../contract/http/deposits.ts';
import { formatCompact, formatMoney } from '../../i18n/format.ts';
import cards from '../../ui/styles/choice.module.css';
import styles from './ChannelChoice.module.css';
import { ChannelSign } from './ChannelSign.tsx';
import { usePortName } from './channels.ts';

/** The ways to pay in, a card each: its sign, what it costs, from and to how much. */
export function ChannelChoice({
  ports,
  value,
  onChange,
}: {
  ports: readonly PayPort[];
  value: string;
  onChange: (port: PayPort) => void;
}) {
  const { t } = useTranslation('deposit');
  const nameOf = usePortName();
  return (
    <fieldset className={cards.choice}>
      <legend className={cards.legend}>{t('method')}</legend>
      <div className={styles.grid}>
        {ports.map((port) => (
          <label
            key={port.code}
            className={`${cards.card} ${styles.card}`}
            data-chosen={port.code === value || undefined}
          >
            <input
              type="radio"
              name="port"
              className="visually-hidden"
              checked={port.code === value}
              onChange={() => onChange(port)}
            />
            <span className={styles.head}>
              <ChannelSign port={port.code} />
              <span className={styles.words}>
                <span className={styles.name}>{nameOf({ port: port.code })}</span>
                <span className={styles.fact} data-free={port.fee === '0' || undefined}>
                  {port.fee === '0' ? t('noFee') : t('feeOf', { amount: formatMoney(BigInt(port.fee)) })}
                </span>
              </span>
            </span>
            <span className={styles.fact}>
              {t('fromTo', {
                least: formatCompact(BigInt(port.min)),
                most: formatCompact(BigInt(port.max)),
              })}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
