import { useState } from 'react';
import { Avatar } from '../shared/account/Avatar.tsx';
import { ClaimAction } from '../shared/promotions/ClaimAction.tsx';
import { FeedbackThread } from '../shared/support/FeedbackThread.tsx';
import { BonusProgress } from '../shared/wallet/BonusProgress.tsx';
import { Badge } from '../ui/feedback/Badge.tsx';
import { Card, Facts, List, ListRow, Steps } from '../ui/layout/List.tsx';
import { Money } from '../ui/signs/Money.tsx';
import { QrCode } from '../ui/signs/QrCode.tsx';
import { Case, Cases, Part } from './Part.tsx';
import { useWords } from './words.ts';

const TONES = ['volt', 'teal', 'coral', 'violet', 'quiet'] as const;
const NAME = 'bimo_88';
const SENT_AT = Date.UTC(2026, 10, 20, 7, 5, 9);
const FAR_OFF = Date.UTC(2036, 10, 20, 1);
const nothing = async () => undefined;
const nowhere = () => Promise.reject(new Error('no picture'));

/** Containers and their content. */
export function Surfaces() {
  const words = useWords();
  const [pressed, setPressed] = useState(0);
  const [history, security, help, out] = words.rows;
  return (
    <Part name="Surfaces">
      <Cases>
        <Case state="List: leads on, tells, acts">
          <List label={words.section}>
            <ListRow icon="history" title={history} to="/" />
            <ListRow icon="shield" title={security} text={words.rowText} to="/" />
            <ListRow icon="wallet" title={words.facts[1]} value={<Money amount={125_000_000n} />} />
            <ListRow icon="help" title={help} value={<Badge tone="teal">{words.badges[1]}</Badge>} to="/" />
            <ListRow icon="signOut" title={out} onClick={() => setPressed(pressed + 1)} chevron={false} />
          </List>
        </Case>
        <Case state="List: other leading pictures, long texts">
          <List>
            <ListRow leading={<Avatar avatar={7} size={38} />} title={NAME} text={words.hint} />
            <ListRow icon="trophy" title={words.longName} text={words.closedText} value="1.284" to="/" />
            <ListRow title={words.sorts[0]} to="/" />
          </List>
        </Case>
        <Case state="Steps: numbered alone, with signs">
          <Steps steps={words.sorts.map((text) => ({ text }))} />
          <Steps steps={[{ icon: 'share', text: words.hint }]} />
        </Case>
        <Case state="BonusProgress: to be staked until a day, at any time">
          {[SENT_AT, null].map((expiresAt) => (
            <BonusProgress
              key={expiresAt}
              amount={5_000_000n}
              wagering={{ required: '25000000', toGo: '9000000', expiresAt }}
            />
          ))}
        </Case>
        <Case state="FeedbackThread: asked, settled, not settled">
          <FeedbackThread
            of="deposit"
            draft=""
            failed={false}
            feedbacks={[null, true, false].map((solved, at) => ({
              id: String(at),
              kind: 'notCredited',
              text: words.closedText,
              images: solved === false ? [NAME] : [],
              solved,
              createdAt: SENT_AT,
            }))}
            onRetry={nothing}
            onSend={nothing}
            onSolved={nothing}
            loadPicture={nowhere}
          />
        </Case>
        <Case state="QrCode">
          <QrCode label={words.hash} text="https://kilat.example/3f9c71" />
        </Case>
        <Case state="Facts">
          <Facts rows={words.facts.map((label, at) => ({ label, value: words.factValues[at] }))} />
          <Facts rows={[{ label: words.long, value: words.longName }]} />
        </Case>
        <Case state="Card">
          <Card>
            <p>{words.sheetText}</p>
          </Card>
        </Case>
        <Case state="ClaimAction: waits, can be claimed, claimed, expired" row>
          {(['pending', 'claimable', 'claimed', 'expired'] as const).map((state) => (
            <ClaimAction
              key={state}
              award={{ state, claimableAt: state === 'pending' ? FAR_OFF : SENT_AT, expiresAt: FAR_OFF }}
              name={NAME}
              onClaim={() => setPressed(pressed + 1)}
              busy={false}
            />
          ))}
        </Case>
        <Case state="Badge" row>
          {TONES.map((tone, at) => (
            <Badge key={tone} tone={tone}>
              {words.badges[at]}
            </Badge>
          ))}
        </Case>
      </Cases>
    </Part>
  );
}
