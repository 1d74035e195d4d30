// Generated from the definitions of pages by scripts/registries/pages.ts (npm run codegen): not to be edited.

import popup0 from '../features/account/account.popup.ts';
import popup11 from '../features/account/changePwd.popup.ts';
import popup38 from '../features/account/login.popup.ts';
import popup47 from '../features/account/register.popup.ts';
import popup51 from '../features/account/resetPassword.popup.ts';
import popup55 from '../features/account/spreadRg.popup.ts';
import route3 from '../features/activity/activity.route.ts';
import route4 from '../features/activity/activityActive.route.ts';
import popup4 from '../features/battle/battle.popup.ts';
import route6 from '../features/battle/battle.route.ts';
import popup5 from '../features/battle/battleHistory.popup.ts';
import popup6 from '../features/battle/battleRule.popup.ts';
import popup8 from '../features/bets/betHistory.popup.ts';
import popup9 from '../features/bets/betHistoryDetail.popup.ts';
import route8 from '../features/dailyDeposit/dailyRecharge.route.ts';
import popup13 from '../features/dailyDeposit/dailyRechargeRule.popup.ts';
import popup14 from '../features/dailyWheel/dailyWheel.popup.ts';
import popup15 from '../features/dailyWheel/dailyWheelDetail.popup.ts';
import popup16 from '../features/dailyWheel/dailyWheelRule.popup.ts';
import popup63 from '../features/deposit/form/wallet.popup.ts';
import popup7 from '../features/deposit/pay/bcaBank.popup.ts';
import popup42 from '../features/deposit/pay/qrcode.popup.ts';
import popup54 from '../features/deposit/pay/spayBank.popup.ts';
import popup57 from '../features/deposit/pay/usdt.popup.ts';
import popup59 from '../features/deposit/pay/vaBank.popup.ts';
import popup17 from '../features/deposit/records/depositFeedback.popup.ts';
import popup18 from '../features/deposit/records/depositRecord.popup.ts';
import popup19 from '../features/deposit/records/depositSuccess.popup.ts';
import popup67 from '../features/deposit/records/workOrderUpload.popup.ts';
import route5 from '../features/depositGifts/depositGift.route.ts';
import popup30 from '../features/freeSpins/freeSpin.popup.ts';
import popup31 from '../features/freeSpins/freeSpinHistory.popup.ts';
import popup32 from '../features/freeSpins/freeSpinHistoryDetail.popup.ts';
import popup33 from '../features/gameFrame/game.popup.ts';
import route12 from '../features/gameFrame/gameFrame.route.ts';
import route11 from '../features/games/game.route.ts';
import route13 from '../features/help/help.route.ts';
import route14 from '../features/help/helpDoc.route.ts';
import popup34 from '../features/inbox/inbox.popup.ts';
import popup35 from '../features/inbox/inboxDetail.popup.ts';
import popup36 from '../features/install/installApk.popup.ts';
import popup37 from '../features/install/installIosPwa.popup.ts';
import route2 from '../features/limits/accountLimits.route.ts';
import route15 from '../features/lobby/home.route.ts';
import route0 from '../features/lobby/lobby.route.ts';
import route22 from '../features/lobby/spread.route.ts';
import route16 from '../features/lotteryDraw/lotteryDeposit.route.ts';
import route17 from '../features/lotteryDraw/lotteryJackpot.route.ts';
import popup39 from '../features/lotteryDraw/lotteryWeek.popup.ts';
import route1 from '../features/profile/account.route.ts';
import popup1 from '../features/profile/accountInfo.popup.ts';
import popup28 from '../features/profile/editProfile.popup.ts';
import route10 from '../features/providers/gameProvider.route.ts';
import popup43 from '../features/redPocket/redPocket.popup.ts';
import route18 from '../features/referral/referral.route.ts';
import route19 from '../features/referral/referralFirstDeposit.route.ts';
import popup44 from '../features/referral/referralHistory.popup.ts';
import popup45 from '../features/referral/referralJoin.popup.ts';
import route20 from '../features/referral/referralReferral2.route.ts';
import popup46 from '../features/referral/referralShare.popup.ts';
import route21 from '../features/referral/referralSpreadBet.route.ts';
import popup48 from '../features/rescueBonus/rescueBonus.popup.ts';
import popup49 from '../features/rescueBonus/rescueBonusDeposit.popup.ts';
import popup50 from '../features/rescueBonus/rescueBonusDepositRule.popup.ts';
import popup52 from '../features/search/search.popup.ts';
import popup23 from '../features/security/editEmail.popup.ts';
import popup24 from '../features/security/editMfa.popup.ts';
import popup25 from '../features/security/editPassword.popup.ts';
import popup26 from '../features/security/editPhone.popup.ts';
import popup27 from '../features/security/editPin.popup.ts';
import popup29 from '../features/security/forgetPin.popup.ts';
import popup41 from '../features/security/pinPanel.popup.ts';
import popup53 from '../features/security/securityInfo.popup.ts';
import popup2 from '../features/statement/balanceRecord.popup.ts';
import popup56 from '../features/statement/transaction.popup.ts';
import popup12 from '../features/tasks/comebackTask.popup.ts';
import popup40 from '../features/tasks/newbieTask.popup.ts';
import route23 from '../features/vip/vip.route.ts';
import popup60 from '../features/vip/vipCashBack.popup.ts';
import popup62 from '../features/vip/vipRecord.popup.ts';
import route24 from '../features/vip/vipRecord.route.ts';
import popup10 from '../features/wins/bigWinDetail.popup.ts';
import route7 from '../features/wins/bigWins.route.ts';
import route9 from '../features/wins/dailyWins.route.ts';
import popup3 from '../features/withdraw/account/bankCard.popup.ts';
import popup20 from '../features/withdraw/account/editBankAccount.popup.ts';
import popup21 from '../features/withdraw/account/editBankAccountDeposit.popup.ts';
import popup22 from '../features/withdraw/account/editBankAccountWithdraw.popup.ts';
import popup64 from '../features/withdraw/form/withdraw.popup.ts';
import popup65 from '../features/withdraw/records/withdrawFeedback.popup.ts';
import popup66 from '../features/withdraw/records/withdrawRecord.popup.ts';
import popup58 from '../features/withdraw/vip/vDCRecord.popup.ts';
import popup61 from '../features/withdraw/vip/vipDepositCheck.popup.ts';
import type { PopupDefinition, RouteDefinition } from '../shared/navigation/pageDefinition.ts';

/** The definitions of all popup pages, for tests. */
export const POPUP_DEFINITIONS: readonly PopupDefinition[] = [
  popup0,
  popup1,
  popup2,
  popup3,
  popup4,
  popup5,
  popup6,
  popup7,
  popup8,
  popup9,
  popup10,
  popup11,
  popup12,
  popup13,
  popup14,
  popup15,
  popup16,
  popup17,
  popup18,
  popup19,
  popup20,
  popup21,
  popup22,
  popup23,
  popup24,
  popup25,
  popup26,
  popup27,
  popup28,
  popup29,
  popup30,
  popup31,
  popup32,
  popup33,
  popup34,
  popup35,
  popup36,
  popup37,
  popup38,
  popup39,
  popup40,
  popup41,
  popup42,
  popup43,
  popup44,
  popup45,
  popup46,
  popup47,
  popup48,
  popup49,
  popup50,
  popup51,
  popup52,
  popup53,
  popup54,
  popup55,
  popup56,
  popup57,
  popup58,
  popup59,
  popup60,
  popup61,
  popup62,
  popup63,
  popup64,
  popup65,
  popup66,
  popup67,
];

/** The definitions of all routes but those of our own games, for tests. */
export const ROUTE_DEFINITIONS: readonly RouteDefinition[] = [
  route0,
  route1,
  route2,
  route3,
  route4,
  route5,
  route6,
  route7,
  route8,
  route9,
  route10,
  route11,
  route12,
  route13,
  route14,
  route15,
  route16,
  route17,
  route18,
  route19,
  route20,
  route21,
  route22,
  route23,
  route24,
];
