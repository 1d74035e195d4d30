// Generated from the definitions of pages by scripts/registries/pages.ts (npm run codegen): not to be edited.

import accountPopup from '../features/account/account.popup.ts';
import changePwdPopup from '../features/account/changePwd.popup.ts';
import loginPopup from '../features/account/login.popup.ts';
import registerPopup from '../features/account/register.popup.ts';
import resetPasswordPopup from '../features/account/resetPassword.popup.ts';
import spreadRgPopup from '../features/account/spreadRg.popup.ts';
import activityRoute from '../features/activity/activity.route.ts';
import activityActiveRoute from '../features/activity/activityActive.route.ts';
import battlePopup from '../features/battle/battle.popup.ts';
import battleRoute from '../features/battle/battle.route.ts';
import battleHistoryPopup from '../features/battle/battleHistory.popup.ts';
import battleRulePopup from '../features/battle/battleRule.popup.ts';
import betHistoryPopup from '../features/bets/betHistory.popup.ts';
import betHistoryDetailPopup from '../features/bets/betHistoryDetail.popup.ts';
import dailyRechargeRoute from '../features/dailyDeposit/dailyRecharge.route.ts';
import dailyRechargeRulePopup from '../features/dailyDeposit/dailyRechargeRule.popup.ts';
import dailyWheelPopup from '../features/dailyWheel/dailyWheel.popup.ts';
import dailyWheelDetailPopup from '../features/dailyWheel/dailyWheelDetail.popup.ts';
import dailyWheelRulePopup from '../features/dailyWheel/dailyWheelRule.popup.ts';
import walletPopup from '../features/deposit/form/wallet.popup.ts';
import bcaBankPopup from '../features/deposit/pay/bcaBank.popup.ts';
import qrcodePopup from '../features/deposit/pay/qrcode.popup.ts';
import spayBankPopup from '../features/deposit/pay/spayBank.popup.ts';
import usdtPopup from '../features/deposit/pay/usdt.popup.ts';
import vaBankPopup from '../features/deposit/pay/vaBank.popup.ts';
import depositFeedbackPopup from '../features/deposit/records/depositFeedback.popup.ts';
import depositRecordPopup from '../features/deposit/records/depositRecord.popup.ts';
import depositSuccessPopup from '../features/deposit/records/depositSuccess.popup.ts';
import workOrderUploadPopup from '../features/deposit/records/workOrderUpload.popup.ts';
import depositGiftRoute from '../features/depositGifts/depositGift.route.ts';
import freeSpinPopup from '../features/freeSpins/freeSpin.popup.ts';
import freeSpinHistoryPopup from '../features/freeSpins/freeSpinHistory.popup.ts';
import freeSpinHistoryDetailPopup from '../features/freeSpins/freeSpinHistoryDetail.popup.ts';
import gamePopup from '../features/gameFrame/game.popup.ts';
import gameFrameRoute from '../features/gameFrame/gameFrame.route.ts';
import gameRoute from '../features/games/game.route.ts';
import helpRoute from '../features/help/help.route.ts';
import helpDocRoute from '../features/help/helpDoc.route.ts';
import inboxPopup from '../features/inbox/inbox.popup.ts';
import inboxDetailPopup from '../features/inbox/inboxDetail.popup.ts';
import installApkPopup from '../features/install/installApk.popup.ts';
import installIosPwaPopup from '../features/install/installIosPwa.popup.ts';
import accountLimitsRoute from '../features/limits/accountLimits.route.ts';
import homeRoute from '../features/lobby/home.route.ts';
import lobbyRoute from '../features/lobby/lobby.route.ts';
import spreadRoute from '../features/lobby/spread.route.ts';
import lotteryDepositRoute from '../features/lotteryDraw/lotteryDeposit.route.ts';
import lotteryJackpotRoute from '../features/lotteryDraw/lotteryJackpot.route.ts';
import lotteryWeekPopup from '../features/lotteryDraw/lotteryWeek.popup.ts';
import accountRoute from '../features/profile/account.route.ts';
import accountInfoPopup from '../features/profile/accountInfo.popup.ts';
import editProfilePopup from '../features/profile/editProfile.popup.ts';
import gameProviderRoute from '../features/providers/gameProvider.route.ts';
import redPocketPopup from '../features/redPocket/redPocket.popup.ts';
import referralRoute from '../features/referral/referral.route.ts';
import referralFirstDepositRoute from '../features/referral/referralFirstDeposit.route.ts';
import referralHistoryPopup from '../features/referral/referralHistory.popup.ts';
import referralJoinPopup from '../features/referral/referralJoin.popup.ts';
import referralReferral2Route from '../features/referral/referralReferral2.route.ts';
import referralSharePopup from '../features/referral/referralShare.popup.ts';
import referralSpreadBetRoute from '../features/referral/referralSpreadBet.route.ts';
import rescueBonusPopup from '../features/rescueBonus/rescueBonus.popup.ts';
import rescueBonusDepositPopup from '../features/rescueBonus/rescueBonusDeposit.popup.ts';
import rescueBonusDepositRulePopup from '../features/rescueBonus/rescueBonusDepositRule.popup.ts';
import searchPopup from '../features/search/search.popup.ts';
import editEmailPopup from '../features/security/editEmail.popup.ts';
import editMfaPopup from '../features/security/editMfa.popup.ts';
import editPasswordPopup from '../features/security/editPassword.popup.ts';
import editPhonePopup from '../features/security/editPhone.popup.ts';
import editPinPopup from '../features/security/pin/editPin.popup.ts';
import forgetPinPopup from '../features/security/pin/forgetPin.popup.ts';
import pinPanelPopup from '../features/security/pin/pinPanel.popup.ts';
import securityInfoPopup from '../features/security/securityInfo.popup.ts';
import balanceRecordPopup from '../features/statement/balanceRecord.popup.ts';
import transactionPopup from '../features/statement/transaction.popup.ts';
import comebackTaskPopup from '../features/tasks/comebackTask.popup.ts';
import newbieTaskPopup from '../features/tasks/newbieTask.popup.ts';
import vipRoute from '../features/vip/vip.route.ts';
import vipCashBackPopup from '../features/vip/vipCashBack.popup.ts';
import vipRecordPopup from '../features/vip/vipRecord.popup.ts';
import vipRecordRoute from '../features/vip/vipRecord.route.ts';
import bigWinDetailPopup from '../features/wins/bigWinDetail.popup.ts';
import bigWinsRoute from '../features/wins/bigWins.route.ts';
import dailyWinsRoute from '../features/wins/dailyWins.route.ts';
import bankCardPopup from '../features/withdraw/account/bankCard.popup.ts';
import editBankAccountPopup from '../features/withdraw/account/editBankAccount.popup.ts';
import editBankAccountDepositPopup from '../features/withdraw/account/editBankAccountDeposit.popup.ts';
import editBankAccountWithdrawPopup from '../features/withdraw/account/editBankAccountWithdraw.popup.ts';
import withdrawPopup from '../features/withdraw/form/withdraw.popup.ts';
import withdrawFeedbackPopup from '../features/withdraw/records/withdrawFeedback.popup.ts';
import withdrawRecordPopup from '../features/withdraw/records/withdrawRecord.popup.ts';
import vDCRecordPopup from '../features/withdraw/vip/vDCRecord.popup.ts';
import vipDepositCheckPopup from '../features/withdraw/vip/vipDepositCheck.popup.ts';
import type { PopupDefinition, RouteDefinition } from '../shared/navigation/pageDefinition.ts';

/** The definitions of all popup pages, for tests. */
export const POPUP_DEFINITIONS: readonly PopupDefinition[] = [
  accountPopup,
  accountInfoPopup,
  balanceRecordPopup,
  bankCardPopup,
  battlePopup,
  battleHistoryPopup,
  battleRulePopup,
  bcaBankPopup,
  betHistoryPopup,
  betHistoryDetailPopup,
  bigWinDetailPopup,
  changePwdPopup,
  comebackTaskPopup,
  dailyRechargeRulePopup,
  dailyWheelPopup,
  dailyWheelDetailPopup,
  dailyWheelRulePopup,
  depositFeedbackPopup,
  depositRecordPopup,
  depositSuccessPopup,
  editBankAccountPopup,
  editBankAccountDepositPopup,
  editBankAccountWithdrawPopup,
  editEmailPopup,
  editMfaPopup,
  editPasswordPopup,
  editPhonePopup,
  editPinPopup,
  editProfilePopup,
  forgetPinPopup,
  freeSpinPopup,
  freeSpinHistoryPopup,
  freeSpinHistoryDetailPopup,
  gamePopup,
  inboxPopup,
  inboxDetailPopup,
  installApkPopup,
  installIosPwaPopup,
  loginPopup,
  lotteryWeekPopup,
  newbieTaskPopup,
  pinPanelPopup,
  qrcodePopup,
  redPocketPopup,
  referralHistoryPopup,
  referralJoinPopup,
  referralSharePopup,
  registerPopup,
  rescueBonusPopup,
  rescueBonusDepositPopup,
  rescueBonusDepositRulePopup,
  resetPasswordPopup,
  searchPopup,
  securityInfoPopup,
  spayBankPopup,
  spreadRgPopup,
  transactionPopup,
  usdtPopup,
  vDCRecordPopup,
  vaBankPopup,
  vipCashBackPopup,
  vipDepositCheckPopup,
  vipRecordPopup,
  walletPopup,
  withdrawPopup,
  withdrawFeedbackPopup,
  withdrawRecordPopup,
  workOrderUploadPopup,
];

/** The definitions of all routes but those of our own games, for tests. */
export const ROUTE_DEFINITIONS: readonly RouteDefinition[] = [
  lobbyRoute,
  accountRoute,
  accountLimitsRoute,
  activityRoute,
  activityActiveRoute,
  depositGiftRoute,
  battleRoute,
  bigWinsRoute,
  dailyRechargeRoute,
  dailyWinsRoute,
  gameProviderRoute,
  gameRoute,
  gameFrameRoute,
  helpRoute,
  helpDocRoute,
  homeRoute,
  lotteryDepositRoute,
  lotteryJackpotRoute,
  referralRoute,
  referralFirstDepositRoute,
  referralReferral2Route,
  referralSpreadBetRoute,
  spreadRoute,
  vipRoute,
  vipRecordRoute,
];
