import type * as garmentTypes from "#contract/catalog/garment-types.ts";
import type * as lists from "#contract/catalog/lists.ts";
import type * as options from "#contract/catalog/office-options.ts";
import type * as products from "#contract/catalog/office-products.ts";
import type * as reviews from "#contract/catalog/office-reviews.ts";
import type * as productFiles from "#contract/catalog/product-files.ts";
import type * as stock from "#contract/catalog/stock.ts";
import type * as synonyms from "#contract/catalog/synonyms.ts";
import type * as customers from "#contract/customers/customers.ts";
import type * as messages from "#contract/customers/messages.ts";
import { createCaller, type Transport } from "#contract/http/caller.ts";
import type * as apiKeys from "#contract/integrations/api-keys.ts";
import type * as webhooks from "#contract/integrations/webhooks.ts";
import type * as mails from "#contract/notifications/mails.ts";
import type * as texts from "#contract/notifications/texts.ts";
import type * as cash from "#contract/order-views/cash.ts";
import type * as orders from "#contract/order-views/office-orders.ts";
import type * as edits from "#contract/order-views/order-edits.ts";
import type * as papers from "#contract/order-views/papers.ts";
import type * as cancelling from "#contract/orders/cancelling.ts";
import type * as corrections from "#contract/orders/dispatch-corrections.ts";
import type * as invoices from "#contract/orders/invoices.ts";
import type * as coupons from "#contract/orders/office-coupons.ts";
import type * as returns from "#contract/parcels/came-back.ts";
import type * as parcels from "#contract/parcels/office-parcels.ts";
import type * as parcelWork from "#contract/parcels/parcel-work.ts";
import type * as payouts from "#contract/parcels/payouts.ts";
import type * as gatewayPayments from "#contract/payments/office-gateway-payments.ts";
import type * as payments from "#contract/payments/office-payments.ts";
import type * as books from "#contract/reports/books.ts";
import type * as dashboard from "#contract/reports/dashboard.ts";
import type * as garmentsBack from "#contract/returns/garments-back.ts";
import type * as aftercare from "#contract/returns/office-returns.ts";
import type * as settings from "#contract/settings/settings.ts";
import type * as staff from "#contract/staff/staff.ts";
import type * as bench from "#contract/workshop/bench.ts";
import type * as cloth from "#contract/workshop/cloth.ts";
import type * as jobTickets from "#contract/workshop/job-tickets.ts";
import type * as devices from "#contract/workshop/workshop-devices.ts";

/** The calls of the back office as typed functions, by feature. It stands apart from the shop's, which nobody there loads. */
export function createBackOfficeClient(transport: Transport) {
  const call = createCaller(transport);

  return {
    staff: {
      login: call<typeof staff.login>("POST", "/api/admin/login"),
      verifySecondFactor: call<typeof staff.verifySecondFactor>("POST", "/api/admin/verifySecondFactor"),
      startSecondFactor: call<typeof staff.startSecondFactor>("POST", "/api/admin/startSecondFactor"),
      confirmSecondFactor: call<typeof staff.confirmSecondFactor>("POST", "/api/admin/confirmSecondFactor"),
      renewRecoveryCodes: call<typeof staff.renewRecoveryCodes>("POST", "/api/admin/renewRecoveryCodes"),
      session: call<typeof staff.session>("GET", "/api/admin/session"),
      logout: call<typeof staff.logout>("POST", "/api/admin/logout"),
      changePassword: call<typeof staff.changePassword>("POST", "/api/admin/changePassword"),
      choosePassword: call<typeof staff.choosePassword>("POST", "/api/admin/choosePassword"),
      list: call<typeof staff.listStaff>("GET", "/api/admin/staff/list"),
      create: call<typeof staff.createStaff>("POST", "/api/admin/staff/create"),
      update: call<typeof staff.updateStaff>("POST", "/api/admin/staff/update"),
      resetSecondFactor: call<typeof staff.resetSecondFactor>("POST", "/api/admin/staff/resetSecondFactor"),
      createPasswordLink: call<typeof staff.createPasswordLink>(
        "POST",
        "/api/admin/staff/createPasswordLink",
      ),
    },
    orders: {
      list: call<typeof orders.listOrders>("GET", "/api/admin/orders/list"),
      get: call<typeof orders.getOrder>("GET", "/api/admin/orders/get"),
      dispatch: call<typeof orders.dispatchOrders>("POST", "/api/admin/orders/dispatch"),
      deliver: call<typeof orders.deliverOrders>("POST", "/api/admin/orders/deliver"),
      correctDispatch: call<typeof corrections.correctDispatch>("POST", "/api/admin/orders/correctDispatch"),
      undoDelivery: call<typeof corrections.undoDelivery>("POST", "/api/admin/orders/undoDelivery"),
      receiveCash: call<typeof cash.receiveCash>("POST", "/api/admin/orders/receiveCash"),
      takeCashBack: call<typeof cash.takeCashBack>("POST", "/api/admin/orders/takeCashBack"),
      enterPayment: call<typeof payments.enterPayment>("POST", "/api/admin/orders/enterPayment"),
      takePaymentBack: call<typeof payments.takePaymentBack>("POST", "/api/admin/orders/takePaymentBack"),
      askAdvance: call<typeof payments.askAdvance>("POST", "/api/admin/orders/askAdvance"),
      declineTransfer: call<typeof payments.declineTransfer>("POST", "/api/admin/orders/declineTransfer"),
      askPayment: call<typeof gatewayPayments.askPayment>("POST", "/api/admin/orders/askPayment"),
      closePayment: call<typeof gatewayPayments.closePayment>("POST", "/api/admin/orders/closePayment"),
      refundPayment: call<typeof gatewayPayments.refundPayment>("POST", "/api/admin/orders/refundPayment"),
      settleRefund: call<typeof gatewayPayments.settleRefund>("POST", "/api/admin/orders/settleRefund"),
      cancel: call<typeof cancelling.cancelOrder>("POST", "/api/admin/orders/cancel"),
      cancelRest: call<typeof cancelling.cancelRest>("POST", "/api/admin/orders/cancelRest"),
      quoteEdit: call<typeof edits.quoteEdit>("POST", "/api/admin/orders/quoteEdit"),
      edit: call<typeof edits.editOrder>("POST", "/api/admin/orders/edit"),
      declineCancel: call<typeof cancelling.declineCancel>("POST", "/api/admin/orders/declineCancel"),
      confirmLinks: call<typeof orders.listConfirmLinks>("GET", "/api/admin/orders/confirmLinks"),
      noteAsked: call<typeof orders.noteAsked>("POST", "/api/admin/orders/noteAsked"),
      confirm: call<typeof orders.confirmOrder>("POST", "/api/admin/orders/confirm"),
      addNote: call<typeof orders.addNote>("POST", "/api/admin/orders/addNote"),
      quote: call<typeof orders.quoteOrder>("POST", "/api/admin/orders/quote"),
      take: call<typeof orders.takeOrder>("POST", "/api/admin/orders/take"),
      papers: call<typeof papers.getPapers>("GET", "/api/admin/orders/papers"),
    },
    aftercare: {
      list: call<typeof aftercare.listAftercare>("GET", "/api/admin/aftercare/list"),
      get: call<typeof aftercare.getAftercare>("GET", "/api/admin/aftercare/get"),
      garments: call<typeof garmentsBack.listGarmentsBack>("GET", "/api/admin/aftercare/garments"),
      approve: call<typeof aftercare.approveAftercare>("POST", "/api/admin/aftercare/approve"),
      decline: call<typeof aftercare.declineAftercare>("POST", "/api/admin/aftercare/decline"),
      askBack: call<typeof aftercare.askBackAftercare>("POST", "/api/admin/aftercare/askBack"),
      receive: call<typeof aftercare.receiveAftercare>("POST", "/api/admin/aftercare/receive"),
      exchange: call<typeof aftercare.exchangeAftercare>("POST", "/api/admin/aftercare/exchange"),
      alter: call<typeof aftercare.alterAftercare>("POST", "/api/admin/aftercare/alter"),
      refund: call<typeof aftercare.refundAftercare>("POST", "/api/admin/aftercare/refund"),
    },
    dashboard: {
      get: call<typeof dashboard.getDashboard>("GET", "/api/admin/dashboard/get"),
    },
    jobTickets: {
      list: call<typeof jobTickets.listJobs>("GET", "/api/admin/jobTickets/list"),
      get: call<typeof jobTickets.getTickets>("GET", "/api/admin/jobTickets/get"),
      start: call<typeof jobTickets.startWork>("POST", "/api/admin/jobTickets/start"),
      startUnpaid: call<typeof jobTickets.startUnpaid>("POST", "/api/admin/jobTickets/startUnpaid"),
      setStage: call<typeof jobTickets.setWorkStage>("POST", "/api/admin/jobTickets/setStage"),
      day: call<typeof jobTickets.getWorkDay>("GET", "/api/admin/jobTickets/day"),
    },
    cloth: {
      list: call<typeof cloth.listCloth>("GET", "/api/admin/cloth/list"),
      get: call<typeof cloth.getCloth>("GET", "/api/admin/cloth/get"),
      correct: call<typeof cloth.correctCloth>("POST", "/api/admin/cloth/correct"),
    },
    apiKeys: {
      list: call<typeof apiKeys.listKeys>("GET", "/api/admin/apiKeys/list"),
      create: call<typeof apiKeys.createKey>("POST", "/api/admin/apiKeys/create"),
      revoke: call<typeof apiKeys.revokeKey>("POST", "/api/admin/apiKeys/revoke"),
    },
    texts: {
      sendAgain: call<typeof texts.sendTextAgain>("POST", "/api/admin/texts/sendAgain"),
      setOptOut: call<typeof texts.setTextOptOut>("POST", "/api/admin/texts/setOptOut"),
    },
    webhooks: {
      list: call<typeof webhooks.listWebhooks>("GET", "/api/admin/webhooks/list"),
      get: call<typeof webhooks.getWebhook>("GET", "/api/admin/webhooks/get"),
      deliveries: call<typeof webhooks.listDeliveries>("GET", "/api/admin/webhooks/deliveries"),
      create: call<typeof webhooks.createWebhook>("POST", "/api/admin/webhooks/create"),
      update: call<typeof webhooks.updateWebhook>("POST", "/api/admin/webhooks/update"),
      switch: call<typeof webhooks.switchWebhook>("POST", "/api/admin/webhooks/switch"),
      renewSecret: call<typeof webhooks.renewWebhookSecret>("POST", "/api/admin/webhooks/renewSecret"),
      remove: call<typeof webhooks.removeWebhook>("POST", "/api/admin/webhooks/remove"),
      test: call<typeof webhooks.testWebhook>("POST", "/api/admin/webhooks/test"),
      replay: call<typeof webhooks.replayDelivery>("POST", "/api/admin/webhooks/replay"),
      replayPeriod: call<typeof webhooks.replayPeriod>("POST", "/api/admin/webhooks/replayPeriod"),
    },
    workshopDevices: {
      list: call<typeof devices.listDevices>("GET", "/api/admin/workshopDevices/list"),
      create: call<typeof devices.createDevice>("POST", "/api/admin/workshopDevices/create"),
      revoke: call<typeof devices.revokeDevice>("POST", "/api/admin/workshopDevices/revoke"),
      setPin: call<typeof devices.setPin>("POST", "/api/admin/workshopDevices/setPin"),
      unlockPin: call<typeof devices.unlockPin>("POST", "/api/admin/workshopDevices/unlockPin"),
    },
    bench: {
      enrol: call<typeof bench.enrol>("POST", "/api/admin/bench/enrol"),
      get: call<typeof bench.getBench>("GET", "/api/admin/bench/get"),
      begin: call<typeof bench.begin>("POST", "/api/admin/bench/begin"),
      leave: call<typeof bench.leave>("POST", "/api/admin/bench/leave"),
      jobs: call<typeof bench.listBenchJobs>("GET", "/api/admin/bench/jobs"),
      tickets: call<typeof bench.getBenchTickets>("GET", "/api/admin/bench/tickets"),
      day: call<typeof bench.getBenchDay>("GET", "/api/admin/bench/day"),
      setStage: call<typeof bench.setBenchStage>("POST", "/api/admin/bench/setStage"),
    },
    invoices: {
      issue: call<typeof invoices.issueInvoices>("POST", "/api/admin/invoices/issue"),
      setBuyerNumber: call<typeof invoices.setBuyerNumber>("POST", "/api/admin/invoices/setBuyerNumber"),
    },
    books: {
      get: call<typeof books.getBooks>("GET", "/api/admin/books/get"),
      entries: call<typeof books.listBookEntries>("GET", "/api/admin/books/entries"),
      open: call<typeof books.listOpenOrders>("GET", "/api/admin/books/open"),
      payoutRows: call<typeof books.listPayoutRows>("GET", "/api/admin/books/payoutRows"),
    },
    payouts: {
      list: call<typeof payouts.listPayouts>("GET", "/api/admin/payouts/list"),
      ask: call<typeof payouts.askPayouts>("POST", "/api/admin/payouts/ask"),
      preview: call<typeof payouts.previewPayout>("POST", "/api/admin/payouts/preview"),
      apply: call<typeof payouts.applyPayout>("POST", "/api/admin/payouts/apply"),
    },
    parcels: {
      couriers: call<typeof parcels.listCouriers>("GET", "/api/admin/couriers/list"),
      offers: call<typeof parcels.offerCouriers>("GET", "/api/admin/couriers/offers"),
      note: call<typeof parcels.noteParcel>("POST", "/api/admin/parcels/note"),
      list: call<typeof parcels.listParcels>("GET", "/api/admin/parcels/list"),
      book: call<typeof parcels.bookParcels>("POST", "/api/admin/parcels/book"),
      cancel: call<typeof parcels.cancelParcel>("POST", "/api/admin/parcels/cancel"),
      checkIn: call<typeof returns.checkIn>("POST", "/api/admin/parcels/checkIn"),
      work: call<typeof parcelWork.listParcelWork>("GET", "/api/admin/parcels/work"),
      answer: call<typeof parcelWork.answerAttempt>("POST", "/api/admin/parcels/answer"),
      noteTold: call<typeof parcelWork.noteTold>("POST", "/api/admin/parcels/noteTold"),
    },
    repairs: {
      list: call<typeof returns.listRepairs>("GET", "/api/admin/repairs/list"),
      finish: call<typeof returns.finishRepair>("POST", "/api/admin/repairs/finish"),
    },
    coupons: {
      list: call<typeof coupons.listCoupons>("GET", "/api/admin/coupons/list"),
      get: call<typeof coupons.getCoupon>("GET", "/api/admin/coupons/get"),
      create: call<typeof coupons.createCoupon>("POST", "/api/admin/coupons/create"),
      update: call<typeof coupons.updateCoupon>("POST", "/api/admin/coupons/update"),
      end: call<typeof coupons.endCoupon>("POST", "/api/admin/coupons/end"),
    },
    customers: {
      list: call<typeof customers.listCustomers>("GET", "/api/admin/customers/list"),
      get: call<typeof customers.getCustomer>("GET", "/api/admin/customers/get"),
      find: call<typeof customers.findCustomer>("GET", "/api/admin/customers/find"),
      setMarks: call<typeof customers.setCustomerMarks>("POST", "/api/admin/customers/setMarks"),
      addNote: call<typeof customers.addCustomerNote>("POST", "/api/admin/customers/addNote"),
    },
    reviews: {
      list: call<typeof reviews.listOfficeReviews>("GET", "/api/admin/reviews/list"),
      setHidden: call<typeof reviews.setReviewHidden>("POST", "/api/admin/reviews/setHidden"),
      reply: call<typeof reviews.replyToReview>("POST", "/api/admin/reviews/reply"),
    },
    messages: {
      list: call<typeof messages.listMessages>("GET", "/api/admin/messages/list"),
      get: call<typeof messages.getMessage>("GET", "/api/admin/messages/get"),
      setAnswered: call<typeof messages.setMessageAnswered>("POST", "/api/admin/messages/setAnswered"),
      addNote: call<typeof messages.addMessageNote>("POST", "/api/admin/messages/addNote"),
    },
    mails: {
      list: call<typeof mails.listMails>("GET", "/api/admin/mails/list"),
      get: call<typeof mails.getMail>("GET", "/api/admin/mails/get"),
      resend: call<typeof mails.resendMail>("POST", "/api/admin/mails/resend"),
    },
    settings: {
      get: call<typeof settings.getSettings>("GET", "/api/admin/settings/get"),
      update: call<typeof settings.updateSettings>("POST", "/api/admin/settings/update"),
      open: call<typeof settings.openShop>("POST", "/api/admin/settings/open"),
      removeLogo: call<typeof settings.removeLogo>("POST", "/api/admin/settings/removeLogo"),
    },
    products: {
      list: call<typeof products.listProducts>("GET", "/api/admin/products/list"),
      get: call<typeof products.getProduct>("GET", "/api/admin/products/get"),
      create: call<typeof products.createProduct>("POST", "/api/admin/products/create"),
      update: call<typeof products.updateProduct>("POST", "/api/admin/products/update"),
      copy: call<typeof products.copyProduct>("POST", "/api/admin/products/copy"),
      publish: call<typeof products.publishProduct>("POST", "/api/admin/products/publish"),
      delete: call<typeof products.deleteProduct>("POST", "/api/admin/products/delete"),
      changeMany: call<typeof products.changeProducts>("POST", "/api/admin/products/changeMany"),
      imports: call<typeof productFiles.listImports>("GET", "/api/admin/products/imports"),
      undoImport: call<typeof productFiles.undoImport>("POST", "/api/admin/products/undoImport"),
      preview: call<typeof products.previewProduct>("POST", "/api/admin/products/preview"),
    },
    stock: {
      get: call<typeof stock.getStock>("GET", "/api/admin/stock/get"),
      start: call<typeof stock.startStock>("POST", "/api/admin/stock/start"),
      stop: call<typeof stock.stopStock>("POST", "/api/admin/stock/stop"),
      correct: call<typeof stock.correctStock>("POST", "/api/admin/stock/correct"),
    },
    garmentTypes: {
      list: call<typeof garmentTypes.listGarmentTypes>("GET", "/api/admin/garmentTypes/list"),
      create: call<typeof garmentTypes.createGarmentType>("POST", "/api/admin/garmentTypes/create"),
      update: call<typeof garmentTypes.updateGarmentType>("POST", "/api/admin/garmentTypes/update"),
      reorder: call<typeof garmentTypes.reorderGarmentTypes>("POST", "/api/admin/garmentTypes/reorder"),
      delete: call<typeof garmentTypes.deleteGarmentType>("POST", "/api/admin/garmentTypes/delete"),
    },
    options: {
      list: call<typeof options.listOptions>("GET", "/api/admin/options/list"),
      create: call<typeof options.createOption>("POST", "/api/admin/options/create"),
      update: call<typeof options.updateOption>("POST", "/api/admin/options/update"),
      reorder: call<typeof options.reorderOptions>("POST", "/api/admin/options/reorder"),
      delete: call<typeof options.deleteOption>("POST", "/api/admin/options/delete"),
    },
    lists: {
      get: call<typeof lists.getLists>("GET", "/api/admin/lists/get"),
      saveCategory: call<typeof lists.saveCategory>("POST", "/api/admin/lists/saveCategory"),
      saveColor: call<typeof lists.saveColor>("POST", "/api/admin/lists/saveColor"),
      saveFabric: call<typeof lists.saveFabric>("POST", "/api/admin/lists/saveFabric"),
      saveThread: call<typeof lists.saveThread>("POST", "/api/admin/lists/saveThread"),
      saveSizeChart: call<typeof lists.saveSizeChart>("POST", "/api/admin/lists/saveSizeChart"),
      reorder: call<typeof lists.reorderList>("POST", "/api/admin/lists/reorder"),
      delete: call<typeof lists.deleteListEntry>("POST", "/api/admin/lists/delete"),
      saveTrouserName: call<typeof lists.saveTrouserName>("POST", "/api/admin/lists/saveTrouserName"),
      saveCharge: call<typeof lists.saveCharge>("POST", "/api/admin/lists/saveCharge"),
    },
    synonyms: {
      list: call<typeof synonyms.listSynonyms>("GET", "/api/admin/synonyms/list"),
      newer: call<typeof synonyms.findNewerSynonyms>("GET", "/api/admin/synonyms/newer"),
      addNewer: call<typeof synonyms.addNewerSynonyms>("POST", "/api/admin/synonyms/addNewer"),
      get: call<typeof synonyms.getSynonyms>("GET", "/api/admin/synonyms/get"),
      create: call<typeof synonyms.createSynonyms>("POST", "/api/admin/synonyms/create"),
      update: call<typeof synonyms.updateSynonyms>("POST", "/api/admin/synonyms/update"),
      delete: call<typeof synonyms.deleteSynonyms>("POST", "/api/admin/synonyms/delete"),
    },
    auditLog: {
      list: call<typeof staff.listAuditLog>("GET", "/api/admin/auditLog/list"),
    },
  };
}
